package org.xmtp.android.library.messages
import org.xmtp.android.library.ClientOptions
import org.xmtp.android.library.SigningKey
import org.xmtp.proto.message.contents.PrivateKeyOuterClass
typealias PrivateKeyBundleV1 = org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1
class PrivateKeyBundleV1Builder {
    companion object {
        fun fromEncodedData(data: String): PrivateKeyBundleV1 = TODO()
        fun encodeData(privateKeyBundleV1: PrivateKeyBundleV1): String = TODO()
        fun buildFromBundle(bundleBytes: ByteArray): PrivateKeyBundleV1 = TODO()
    }
}
fun PrivateKeyBundleV1.generate(
    wallet: SigningKey,
    options: ClientOptions? = null,
): PrivateKeyBundleV1 = TODO()
val PrivateKeyBundleV1.walletAddress: String get() = TODO()
fun PrivateKeyBundleV1.toV2(): PrivateKeyBundleV2 = TODO()
fun PrivateKeyBundleV1.toPublicKeyBundle(): PublicKeyBundle = TODO()
fun PrivateKeyBundleV1.sharedSecret(
    peer: PublicKeyBundle,
    myPreKey: PublicKey,
    isRecipient: Boolean,
): ByteArray = TODO()
