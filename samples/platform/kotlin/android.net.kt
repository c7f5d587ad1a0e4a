package android.net
import android.os.Parcelable
abstract class Uri : Parcelable {
  val host: String? get() = TODO()
  val path: String? get() = TODO()
  val scheme: String? get() = TODO()
  val lastPathSegment: String? get() = TODO()
  companion object {
    fun parse(uriString: String): Uri = TODO()
  }
}
