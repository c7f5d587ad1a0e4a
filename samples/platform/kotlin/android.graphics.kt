package android.graphics
class Bitmap
object BitmapFactory {
  fun decodeByteArray(data: ByteArray, offset: Int, length: Int): Bitmap? = TODO()
}
