package org.xmtp.android.library.push
import android.content.Context
class PushPreferences private constructor() {
    companion object {
        fun clearAll(context: Context): Unit = TODO()
        fun getInstallationId(context: Context): String? = TODO()
        fun setInstallationId(context: Context, id: String): Unit = TODO()
    }
}
