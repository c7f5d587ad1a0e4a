package org.xmtp.android.library.frames
import org.xmtp.android.library.Client
class FramesClient(private val xmtpClient: Client, var proxy: OpenFramesProxy = OpenFramesProxy()) {
    suspend fun signFrameAction(inputs: FrameActionInputs): FramePostPayload = TODO()
}
