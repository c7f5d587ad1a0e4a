package org.xmtp.android.library
class XMTPException(message: String, exception: java.lang.Exception? = null) : Exception(message, exception)
