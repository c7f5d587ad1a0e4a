package org.xmtp.android.library
enum class EncodedContentCompression {
    DEFLATE,
    GZIP;
    fun compress(content: ByteArray): ByteArray? = TODO()
    fun decompress(content: ByteArray): ByteArray? = TODO()
}
