package org.xmtp.android.library
object Constants {
    const val VERSION = "0.1.3-development"
}
