package org.xmtp.android.library.messages
import org.xmtp.android.library.CipherText
import org.xmtp.proto.message.contents.MessageOuterClass
import java.util.Date
typealias MessageV1 = org.xmtp.proto.message.contents.MessageOuterClass.MessageV1
class MessageV1Builder {
    companion object {
        fun buildEncode(
            sender: PrivateKeyBundleV1,
            recipient: PublicKeyBundle,
            message: ByteArray,
            timestamp: Date
        ): MessageV1 = TODO()
        fun buildFromBytes(bytes: ByteArray): MessageV1 = TODO()
        fun buildFromCipherText(headerBytes: ByteArray, ciphertext: CipherText?): MessageV1 = TODO()
    }
}
val MessageV1.header: MessageHeaderV1 get() = TODO()
val MessageV1.senderAddress: String get() = TODO()
val MessageV1.sentAt: Date get() = TODO()
val MessageV1.recipientAddress: String get() = TODO()
fun MessageV1.decrypt(viewer: PrivateKeyBundleV1?): ByteArray? = TODO()
