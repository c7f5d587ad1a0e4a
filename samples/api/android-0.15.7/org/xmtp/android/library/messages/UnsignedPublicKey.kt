package org.xmtp.android.library.messages
typealias UnsignedPublicKey = org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey
fun UnsignedPublicKey.generate(): UnsignedPublicKey = TODO()
class UnsignedPublicKeyBuilder {
    companion object {
        fun buildFromPublicKey(publicKey: PublicKey): UnsignedPublicKey = TODO()
    }
}
