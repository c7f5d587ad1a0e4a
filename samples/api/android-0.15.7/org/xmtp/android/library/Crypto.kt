package org.xmtp.android.library
import org.xmtp.proto.message.contents.CiphertextOuterClass
typealias CipherText = CiphertextOuterClass.Ciphertext
class Crypto {
    companion object {
        fun encrypt(
            secret: ByteArray,
            message: ByteArray,
            additionalData: ByteArray = byteArrayOf(),
        ): CipherText? = TODO()
        fun decrypt(
            secret: ByteArray,
            ciphertext: CipherText,
            additionalData: ByteArray = byteArrayOf(),
        ): ByteArray? = TODO()
        fun calculateMac(secret: ByteArray, message: ByteArray): ByteArray = TODO()
        fun deriveKey(
            secret: ByteArray,
            salt: ByteArray,
            info: ByteArray,
        ): ByteArray = TODO()
        fun verifyHmacSignature(
            key: ByteArray,
            signature: ByteArray,
            message: ByteArray
        ): Boolean = TODO()
    }
}
