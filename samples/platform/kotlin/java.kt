package java.lang
object System {
  fun currentTimeMillis(): Long
  fun nanoTime(): Long
  fun getenv(name: String): String?
}
class Class<T> {
  val name: String
  val simpleName: String
}
open class InterruptedException(message: String? = null) : Exception(message)
class Thread {
  companion object {
    fun sleep(millis: Long)
  }
}
package java.util
class Date(date: Long = 0) : Comparable<Date> {
  var time: Long
  fun before(date: Date): Boolean
  fun after(date: Date): Boolean
  fun toInstant(): Instant
}
class UUID {
  companion object {
    fun randomUUID(): UUID
    fun fromString(name: String): UUID
  }
}
class Locale(language: String) {
  companion object {
    val US: Locale
    val ROOT: Locale
    val ENGLISH: Locale
    fun getDefault(): Locale
  }
}
@Sam interface Comparator<T> {
  fun compare(a: T, b: T): Int
}
class Calendar {
  var time: Date
  fun add(field: Int, amount: Int)
  companion object {
    fun getInstance(): Calendar
    const val DAY_OF_MONTH: Int
    const val DATE: Int
    const val HOUR: Int
  }
}
class Base64 {
  companion object {
    fun getEncoder(): Encoder
    fun getDecoder(): Decoder
  }
  class Encoder {
    fun encodeToString(src: ByteArray): String
    fun encode(src: ByteArray): ByteArray
  }
  class Decoder {
    fun decode(src: String): ByteArray
  }
}
package java.util.concurrent
open class CancellationException(message: String? = null) : IllegalStateException(message)
class ConcurrentHashMap<K, V> : MutableMap<K, V>
enum class TimeUnit { NANOSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS }
package java.time
class Instant : Comparable<Instant> {
  fun toEpochMilli(): Long
  fun minus(duration: Duration): Instant
  fun plus(duration: Duration): Instant
  fun minusSeconds(seconds: Long): Instant
  fun plusSeconds(seconds: Long): Instant
  companion object {
    fun now(): Instant
    fun ofEpochMilli(epochMilli: Long): Instant
  }
}
class Duration {
  companion object {
    fun ofDays(days: Long): Duration
    fun ofHours(hours: Long): Duration
    fun ofMinutes(minutes: Long): Duration
    fun ofSeconds(seconds: Long): Duration
  }
}
package java.text
class SimpleDateFormat(pattern: String, locale: Locale = Locale.US) {
  fun format(date: Date): String
  fun parse(source: String): Date?
}
package java.net
class URL(spec: String) {
  fun openStream(): InputStream
  fun openConnection(): URLConnection
  val protocol: String
  val host: String
}
class URI(str: String) {
  fun toURL(): URL
}
open class URLConnection {
  val inputStream: InputStream
  val outputStream: OutputStream
  var doOutput: Boolean
  var connectTimeout: Int
  var readTimeout: Int
  fun setRequestProperty(key: String, value: String)
}
class HttpURLConnection : URLConnection() {
  var requestMethod: String
  val responseCode: Int
  val responseMessage: String
  fun disconnect()
}
package java.io
interface Closeable : AutoCloseable {
  fun close()
}
open class IOException(message: String? = null, cause: Throwable? = null) : Exception(message, cause)
open class File : Comparable<File> {
  constructor(pathname: String)
  constructor(parent: File?, child: String)
  val name: String
  val path: String
  val absolutePath: String
  fun exists(): Boolean
  fun mkdirs(): Boolean
  fun delete(): Boolean
  fun length(): Long
  fun toURI(): URI
}
abstract class InputStream : Closeable {
  fun read(): Int
  fun read(b: ByteArray): Int
}
abstract class OutputStream : Closeable {
  fun write(b: ByteArray)
  fun write(b: ByteArray, off: Int, len: Int)
  fun flush()
}
class ByteArrayOutputStream : OutputStream() {
  fun size(): Int
  fun toByteArray(): ByteArray
}
class ByteArrayInputStream(buf: ByteArray) : InputStream()
abstract class Reader : Closeable
class BufferedReader : Reader()
interface Serializable
package java.nio.charset
class Charset
object StandardCharsets {
  val UTF_8: Charset
  val US_ASCII: Charset
}
package java.security
class SecureRandom {
  fun nextBytes(bytes: ByteArray)
  fun nextInt(bound: Int): Int
  fun generateSeed(numBytes: Int): ByteArray
}
class KeyStore {
  fun load(param: Any?)
  companion object {
    fun getInstance(type: String): KeyStore
  }
}
class MessageDigest {
  fun digest(input: ByteArray): ByteArray
  fun update(input: ByteArray)
  companion object {
    fun getInstance(algorithm: String): MessageDigest
  }
}
package javax.crypto
interface SecretKey
class Mac {
  fun init(key: Any)
  fun doFinal(input: ByteArray): ByteArray
  companion object {
    fun getInstance(algorithm: String): Mac
  }
}
package javax.crypto.spec
class SecretKeySpec(key: ByteArray, algorithm: String)
package com.google.protobuf
abstract class MessageLite {
  fun toByteArray(): ByteArray
  fun toByteString(): ByteString
  val serializedSize: Int
}
class ByteString : Iterable<Byte> {
  val isEmpty: Boolean
  fun isEmpty(): Boolean
  fun size(): Int
  fun toByteArray(): ByteArray
  fun toStringUtf8(): String
  fun newInput(): InputStream
  companion object {
    val EMPTY: ByteString
    fun copyFrom(bytes: ByteArray): ByteString
    fun copyFromUtf8(text: String): ByteString
  }
}
class InvalidProtocolBufferException(description: String) : IOException(description)
package com.google.protobuf.kotlin
fun ByteArray.toByteString(): ByteString
fun String.toByteStringUtf8(): ByteString
fun ByteString.isNotEmpty(): Boolean
fun ByteString.toByteArray(): ByteArray
