package android.webkit
class MimeTypeMap {
  fun getMimeTypeFromExtension(extension: String): String? = TODO()
  companion object {
    fun getSingleton(): MimeTypeMap = TODO()
  }
}
