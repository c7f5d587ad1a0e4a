package org.xmtp.android.library
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import uniffi.xmtpv3.FfiEnvelope
class Util {
    companion object {
        fun keccak256(data: ByteArray): ByteArray = TODO()
        fun envelopeFromFFi(envelope: FfiEnvelope): MessageApiOuterClass.Envelope = TODO()
    }
}
fun ByteArray.toHex(): String = TODO()
fun String.hexToByteArray(): ByteArray = TODO()
