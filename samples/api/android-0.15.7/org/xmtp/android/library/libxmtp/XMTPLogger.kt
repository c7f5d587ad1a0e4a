package org.xmtp.android.library.libxmtp
import uniffi.xmtpv3.FfiLogger
class XMTPLogger : FfiLogger {
    override fun log(level: UInt, levelLabel: String, message: String): Unit = TODO()
}
