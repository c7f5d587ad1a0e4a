package org.xmtp.android.library
import org.web3j.crypto.Sign.SignatureData
object KeyUtil {
    fun getPublicKey(privateKey: ByteArray): ByteArray = TODO()
    fun addUncompressedByte(publicKey: ByteArray): ByteArray = TODO()
    fun getSignatureData(signatureBytes: ByteArray): SignatureData = TODO()
    fun getSignatureBytes(sig: SignatureData): ByteArray = TODO()
    fun validateConsentSignature(signature: String, clientAddress: String, peerAddress: String, timestamp: Long): Boolean = TODO()
}
