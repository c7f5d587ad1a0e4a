package org.xmtp.android.library.frames
class ProxyClient(private val baseUrl: String) {
    suspend fun readMetadata(url: String): GetMetadataResponse = TODO()
    fun post(url: String, payload: Any): GetMetadataResponse = TODO()
    suspend fun postRedirect(url: String, payload: Any): PostRedirectResponse = TODO()
    fun mediaUrl(url: String): String = TODO()
}
