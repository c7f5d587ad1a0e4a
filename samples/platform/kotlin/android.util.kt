package android.util
object Log {
  fun d(tag: String?, msg: String, tr: Throwable? = null): Int = TODO()
  fun e(tag: String?, msg: String?, tr: Throwable? = null): Int = TODO()
  fun i(tag: String?, msg: String, tr: Throwable? = null): Int = TODO()
  fun w(tag: String?, msg: String, tr: Throwable? = null): Int = TODO()
}
object Base64 {
  const val DEFAULT: Int = 0
  const val NO_WRAP: Int = 0
  const val URL_SAFE: Int = 0
  fun encodeToString(input: ByteArray, flags: Int): String = TODO()
  fun encode(input: ByteArray, flags: Int): ByteArray = TODO()
  fun decode(str: String, flags: Int): ByteArray = TODO()
}
