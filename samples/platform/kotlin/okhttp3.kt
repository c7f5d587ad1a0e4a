package okhttp3
import java.io.Closeable
class OkHttpClient {
  fun newCall(request: Request): Call = TODO()
}
interface Call {
  fun execute(): Response
}
class Request {
  class Builder {
    fun url(url: String): Builder = TODO()
    fun post(body: RequestBody): Builder = TODO()
    fun put(body: RequestBody): Builder = TODO()
    fun header(name: String, value: String): Builder = TODO()
    fun build(): Request = TODO()
  }
}
class Response : Closeable {
  override fun close(): Unit = TODO()
  val isSuccessful: Boolean get() = TODO()
  val code: Int get() = TODO()
  val body: ResponseBody? get() = TODO()
}
abstract class ResponseBody {
  fun string(): String = TODO()
  fun bytes(): ByteArray = TODO()
}
abstract class RequestBody
