package org.xmtp.android.library.messages
import org.xmtp.android.library.CipherText
import org.xmtp.android.library.Client
import org.xmtp.android.library.DecodedMessage
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.EncodedContent
typealias MessageV2 = org.xmtp.proto.message.contents.MessageOuterClass.MessageV2
class MessageV2Builder(val senderHmac: ByteArray? = null, val shouldPush: Boolean = false) {
    lateinit var messageV2: MessageV2
    companion object {
        fun buildFromCipherText(
            headerBytes: ByteArray,
            ciphertext: CipherText?,
            senderHmac: ByteArray,
            shouldPush: Boolean,
        ): MessageV2Builder = TODO()
        fun buildDecode(
            id: String,
            topic: String,
            message: MessageV2,
            keyMaterial: ByteArray,
            client: Client,
        ): DecodedMessage = TODO()
        fun buildDecrypt(
            id: String,
            topic: String,
            message: MessageV2,
            keyMaterial: ByteArray,
            client: Client,
        ): DecryptedMessage = TODO()
        fun <Codec : ContentCodec<T>, T> buildEncode(
            client: Client,
            encodedContent: EncodedContent,
            topic: String,
            keyMaterial: ByteArray,
            codec: Codec,
        ): MessageV2Builder = TODO()
    }
}
