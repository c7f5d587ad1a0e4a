package androidx.core.app
import android.app.Notification
import android.app.NotificationChannel
import android.app.PendingIntent
import android.content.Context
class NotificationCompat {
  class Builder(context: Context, channelId: String) {
    fun setContentTitle(title: CharSequence?): Builder = TODO()
    fun setContentText(text: CharSequence?): Builder = TODO()
    fun setSmallIcon(icon: Int): Builder = TODO()
    fun setAutoCancel(autoCancel: Boolean): Builder = TODO()
    fun setContentIntent(intent: PendingIntent?): Builder = TODO()
    fun setPriority(pri: Int): Builder = TODO()
    fun setGroup(groupKey: String): Builder = TODO()
    fun setColor(argb: Int): Builder = TODO()
    fun setStyle(style: Style?): Builder = TODO()
    fun setChannelId(channelId: String): Builder = TODO()
    fun setDefaults(defaults: Int): Builder = TODO()
    fun build(): Notification = TODO()
  }
  abstract class Style
  class BigTextStyle : Style() {
    fun bigText(text: CharSequence?): BigTextStyle = TODO()
  }
  companion object {
    const val PRIORITY_DEFAULT: Int = 0
    const val PRIORITY_HIGH: Int = 0
    const val PRIORITY_MAX: Int = 0
  }
}
class NotificationManagerCompat {
  fun notify(id: Int, notification: Notification): Unit = TODO()
  fun notify(tag: String?, id: Int, notification: Notification): Unit = TODO()
  fun cancel(id: Int): Unit = TODO()
  fun areNotificationsEnabled(): Boolean = TODO()
  fun createNotificationChannel(channel: NotificationChannel): Unit = TODO()
  companion object {
    fun from(context: Context): NotificationManagerCompat = TODO()
  }
}
