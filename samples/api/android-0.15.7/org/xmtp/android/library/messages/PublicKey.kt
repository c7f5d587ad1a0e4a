package org.xmtp.android.library.messages
import org.xmtp.proto.message.contents.PublicKeyOuterClass
typealias PublicKey = org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
class PublicKeyBuilder {
    companion object {
        fun buildFromSignedPublicKey(signedPublicKey: PublicKeyOuterClass.SignedPublicKey): PublicKey = TODO()
        fun buildFromBytes(data: ByteArray): PublicKey = TODO()
    }
}
val PublicKey.walletAddress: String get() = TODO()
fun PublicKey.recoverWalletSignerPublicKey(): PublicKey = TODO()
