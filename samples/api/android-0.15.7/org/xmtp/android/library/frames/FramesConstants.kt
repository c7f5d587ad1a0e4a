package org.xmtp.android.library.frames
object FramesConstants {
    const val OPEN_FRAMES_PROXY_URL = "https://frames.xmtp.chat/"
    const val PROTOCOL_VERSION = "2024-02-09"
}
