package org.xmtp.android.library.codecs
val ContentTypeReply = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "reply",
    versionMajor = 1,
    versionMinor = 0,
)
data class Reply(
    val reference: String,
    val content: Any,
    val contentType: ContentTypeId,
)
data class ReplyCodec(override var contentType: ContentTypeId = ContentTypeReply) :
    ContentCodec<Reply> {
    override fun encode(reply: Reply): EncodedContent = TODO()
    override fun decode(content: EncodedContent): Reply = TODO()
    override fun fallback(content: Reply): String? = TODO()
    override fun shouldPush(content: Reply): Boolean = TODO()
}
