package org.xmtp.android.library
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.ContentTypeId
data class CodecRegistry(val codecs: MutableMap<String, ContentCodec<*>> = mutableMapOf()) {
    fun register(codec: ContentCodec<*>): Unit = TODO()
    fun find(contentType: ContentTypeId?): ContentCodec<*> = TODO()
    fun findFromId(contentTypeString: String): ContentCodec<*> = TODO()
}
