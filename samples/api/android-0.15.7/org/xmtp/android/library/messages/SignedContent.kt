package org.xmtp.android.library.messages
typealias SignedContent = org.xmtp.proto.message.contents.Content.SignedContent
class SignedContentBuilder {
    companion object {
        fun builderFromPayload(
            payload: ByteArray,
            sender: SignedPublicKeyBundle?,
            signature: Signature?
        ): SignedContent = TODO()
    }
}
