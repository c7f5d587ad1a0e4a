package org.xmtp.android.library.frames
import org.xmtp.android.library.frames.FramesConstants.OPEN_FRAMES_PROXY_URL
class OpenFramesProxy(private val inner: ProxyClient = ProxyClient(OPEN_FRAMES_PROXY_URL)) {
    suspend fun readMetadata(url: String): GetMetadataResponse = TODO()
    suspend fun post(url: String, payload: FramePostPayload): GetMetadataResponse = TODO()
    suspend fun postRedirect(url: String, payload: FramePostPayload): FramesApiRedirectResponse = TODO()
    fun mediaUrl(url: String): String = TODO()
}
