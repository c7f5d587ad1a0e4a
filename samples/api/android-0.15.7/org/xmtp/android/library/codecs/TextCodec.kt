package org.xmtp.android.library.codecs
val ContentTypeText = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "text",
    versionMajor = 1,
    versionMinor = 0
)
data class TextCodec(override var contentType: ContentTypeId = ContentTypeText) :
    ContentCodec<String> {
    override fun encode(content: String): EncodedContent = TODO()
    override fun decode(content: EncodedContent): String = TODO()
    override fun fallback(content: String): String? = TODO()
    override fun shouldPush(content: String): Boolean = TODO()
}
