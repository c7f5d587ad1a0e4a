package org.xmtp.android.library.codecs
import com.google.protobuf.ByteString
import java.net.URL
data class EncryptedEncodedContent(
    val contentDigest: String,
    val secret: ByteString,
    val salt: ByteString,
    val nonce: ByteString,
    val payload: ByteString,
    val contentLength: Int? = null,
    val filename: String? = null,
)
data class RemoteAttachment(
    val url: URL,
    val contentDigest: String,
    val secret: ByteString,
    val salt: ByteString,
    val nonce: ByteString,
    val scheme: String,
    var contentLength: Int? = null,
    var filename: String? = null,
    var fetcher: Fetcher = HTTPFetcher(),
) {
    fun <T> load(): T? = TODO()
    companion object {
        fun decryptEncoded(encrypted: EncryptedEncodedContent): EncodedContent = TODO()
        fun <T> encodeEncrypted(content: T, codec: ContentCodec<T>): EncryptedEncodedContent = TODO()
        fun from(url: URL, encryptedEncodedContent: EncryptedEncodedContent): RemoteAttachment = TODO()
    }
}
val ContentTypeRemoteAttachment = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "remoteStaticAttachment",
    versionMajor = 1,
    versionMinor = 0,
)
interface Fetcher {
    fun fetch(url: URL): ByteArray
}
class HTTPFetcher : Fetcher {
    override fun fetch(url: URL): ByteArray = TODO()
}
data class RemoteAttachmentCodec(override var contentType: ContentTypeId = ContentTypeRemoteAttachment) :
    ContentCodec<RemoteAttachment> {
    override fun encode(content: RemoteAttachment): EncodedContent = TODO()
    override fun decode(content: EncodedContent): RemoteAttachment = TODO()
    override fun fallback(content: RemoteAttachment): String? = TODO()
    override fun shouldPush(content: RemoteAttachment): Boolean = TODO()
}
