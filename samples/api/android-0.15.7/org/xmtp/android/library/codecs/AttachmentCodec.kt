package org.xmtp.android.library.codecs
import com.google.protobuf.ByteString
val ContentTypeAttachment = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "attachment",
    versionMajor = 1,
    versionMinor = 0
)
data class Attachment(val filename: String, val mimeType: String, val data: ByteString)
data class AttachmentCodec(override var contentType: ContentTypeId = ContentTypeAttachment) : ContentCodec<Attachment> {
    override fun encode(content: Attachment): EncodedContent = TODO()
    override fun decode(content: EncodedContent): Attachment = TODO()
    override fun fallback(content: Attachment): String? = TODO()
    override fun shouldPush(content: Attachment): Boolean = TODO()
}
