package org.xmtp.android.library.messages
typealias SignedPrivateKey = org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey
class SignedPrivateKeyBuilder {
    companion object {
        fun buildFromLegacy(key: PrivateKey): SignedPrivateKey = TODO()
    }
}
fun SignedPrivateKey.sign(data: ByteArray): Signature = TODO()
fun SignedPrivateKey.matches(signedPublicKey: SignedPublicKey): Boolean = TODO()
