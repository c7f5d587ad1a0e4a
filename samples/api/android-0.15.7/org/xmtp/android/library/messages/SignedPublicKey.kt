package org.xmtp.android.library.messages
import org.xmtp.proto.message.contents.PublicKeyOuterClass
typealias SignedPublicKey = org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey
class SignedPublicKeyBuilder {
    companion object {
        fun buildFromLegacy(
            legacyKey: PublicKey
        ): SignedPublicKey = TODO()
        fun parseFromPublicKey(publicKey: PublicKey, sig: Signature): SignedPublicKey = TODO()
    }
}
val SignedPublicKey.secp256K1Uncompressed: PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed get() = TODO()
fun SignedPublicKey.verify(key: SignedPublicKey): Boolean = TODO()
fun SignedPublicKey.recoverWalletSignerPublicKey(): PublicKey = TODO()
