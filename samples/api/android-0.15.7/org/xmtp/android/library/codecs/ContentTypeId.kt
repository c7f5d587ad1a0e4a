package org.xmtp.android.library.codecs
typealias ContentTypeId = org.xmtp.proto.message.contents.Content.ContentTypeId
class ContentTypeIdBuilder {
    companion object {
        fun builderFromAuthorityId(
            authorityId: String,
            typeId: String,
            versionMajor: Int,
            versionMinor: Int
        ): ContentTypeId = TODO()
    }
}
val ContentTypeId.id: String get() = TODO()
val ContentTypeId.description: String get() = TODO()
