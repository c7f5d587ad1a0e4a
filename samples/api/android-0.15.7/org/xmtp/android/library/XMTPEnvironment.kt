package org.xmtp.android.library
enum class XMTPEnvironment(val rawValue: String) {
    DEV("grpc.dev.xmtp.network"),
    PRODUCTION("grpc.production.xmtp.network"),
    LOCAL("10.0.2.2") {
        override fun withValue(value: String): XMTPEnvironment = TODO()
    };
    open fun withValue(value: String): XMTPEnvironment = TODO()
    companion object {
        operator fun invoke(rawValue: String): XMTPEnvironment = TODO()
    }
    fun getValue(): String = TODO()
    fun getUrl(): String = TODO()
}
