package org.xmtp.android.library.codecs
val ContentTypeReadReceipt = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "readReceipt",
    versionMajor = 1,
    versionMinor = 0,
)
object ReadReceipt
data class ReadReceiptCodec(override var contentType: ContentTypeId = ContentTypeReadReceipt) :
    ContentCodec<ReadReceipt> {
    override fun encode(content: ReadReceipt): EncodedContent = TODO()
    override fun decode(content: EncodedContent): ReadReceipt = TODO()
    override fun fallback(content: ReadReceipt): String? = TODO()
    override fun shouldPush(content: ReadReceipt): Boolean = TODO()
}
