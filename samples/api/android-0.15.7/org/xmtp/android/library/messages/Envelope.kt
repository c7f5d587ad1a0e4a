package org.xmtp.android.library.messages
import java.util.Date
typealias Envelope = org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope
class EnvelopeBuilder {
    companion object {
        fun buildFromString(topic: String, timestamp: Date, message: ByteArray): Envelope = TODO()
        fun buildFromTopic(topic: Topic, timestamp: Date, message: ByteArray): Envelope = TODO()
    }
}
