package org.xmtp.android.library.messages
import org.xmtp.proto.message.contents.SignatureOuterClass
typealias Signature = org.xmtp.proto.message.contents.SignatureOuterClass.Signature
class SignatureBuilder {
    companion object {
        fun buildFromSignatureData(data: ByteArray): Signature = TODO()
    }
}
fun Signature.ethHash(message: String): ByteArray = TODO()
fun Signature.createIdentityText(key: ByteArray): String = TODO()
fun Signature.enableIdentityText(key: ByteArray): String = TODO()
fun Signature.consentProofText(peerAddress: String, timestamp: Long): String = TODO()
val Signature.rawData: ByteArray get() = TODO()
val Signature.rawDataWithNormalizedRecovery: ByteArray get() = TODO()
fun Signature.verify(signedBy: PublicKey, digest: ByteArray): Boolean = TODO()
fun Signature.ensureWalletSignature(): Signature = TODO()
