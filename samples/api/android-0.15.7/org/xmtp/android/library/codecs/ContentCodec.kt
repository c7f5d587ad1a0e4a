package org.xmtp.android.library.codecs
import org.xmtp.android.library.EncodedContentCompression
import org.xmtp.proto.message.contents.Content
typealias EncodedContent = org.xmtp.proto.message.contents.Content.EncodedContent
fun <T> EncodedContent.decoded(): T? = TODO()
fun EncodedContent.compress(compression: EncodedContentCompression): EncodedContent = TODO()
fun EncodedContent.decompressContent(): EncodedContent = TODO()
interface ContentCodec<T> {
    val contentType: ContentTypeId
    fun encode(content: T): EncodedContent
    fun decode(content: EncodedContent): T
    fun fallback(content: T): String?
    fun shouldPush(content: T): Boolean
}
val id: String get() = TODO()
