package android.content
abstract class Context {
  val applicationContext: Context
  val packageName: String
  val filesDir: File
  val cacheDir: File
  val contentResolver: ContentResolver
  fun getSharedPreferences(name: String, mode: Int): SharedPreferences
  fun getString(resId: Int, vararg formatArgs: Any?): String
  fun getSystemService(name: String): Any
  fun <T> getSystemService(serviceClass: Class<T>): T
  fun startActivity(intent: Intent)
  fun getColor(id: Int): Int
  companion object {
    const val MODE_PRIVATE: Int
    const val NOTIFICATION_SERVICE: String
  }
}
interface SharedPreferences {
  fun getString(key: String, defValue: String?): String?
  fun getBoolean(key: String, defValue: Boolean): Boolean
  fun getLong(key: String, defValue: Long): Long
  fun getInt(key: String, defValue: Int): Int
  fun getStringSet(key: String, defValues: Set<String>?): Set<String>?
  fun contains(key: String): Boolean
  fun edit(): Editor
  interface Editor {
    fun putString(key: String, value: String?): Editor
    fun putBoolean(key: String, value: Boolean): Editor
    fun putLong(key: String, value: Long): Editor
    fun putInt(key: String, value: Int): Editor
    fun putStringSet(key: String, values: Set<String>?): Editor
    fun remove(key: String): Editor
    fun clear(): Editor
    fun apply()
    fun commit(): Boolean
  }
}
class Intent : Parcelable {
  constructor()
  constructor(action: String)
  constructor(action: String, uri: Uri)
  constructor(packageContext: Context, cls: Class<*>)
  var flags: Int
  fun putExtra(name: String, value: Any?): Intent
  fun addFlags(flags: Int): Intent
  fun getStringExtra(name: String): String?
  companion object {
    const val ACTION_VIEW: String
    const val FLAG_ACTIVITY_NEW_TASK: Int
    const val FLAG_ACTIVITY_CLEAR_TOP: Int
    const val FLAG_ACTIVITY_CLEAR_TASK: Int
    const val FLAG_ACTIVITY_SINGLE_TOP: Int
  }
}
abstract class ContentResolver {
  fun openInputStream(uri: Uri): InputStream?
  fun getType(uri: Uri): String?
}
package android.os
interface Parcelable
class Bundle : Parcelable {
  fun getString(key: String): String?
  fun putString(key: String, value: String?)
}
class Build {
  class VERSION {
    companion object {
      const val SDK_INT: Int
    }
  }
  class VERSION_CODES {
    companion object {
      const val O: Int
      const val M: Int
      const val S: Int
      const val TIRAMISU: Int
    }
  }
}
package android.net
abstract class Uri : Parcelable {
  val host: String?
  val path: String?
  val scheme: String?
  val lastPathSegment: String?
  companion object {
    fun parse(uriString: String): Uri
  }
}
package android.util
object Log {
  fun d(tag: String?, msg: String, tr: Throwable? = null): Int
  fun e(tag: String?, msg: String?, tr: Throwable? = null): Int
  fun i(tag: String?, msg: String, tr: Throwable? = null): Int
  fun w(tag: String?, msg: String, tr: Throwable? = null): Int
}
object Base64 {
  const val DEFAULT: Int
  const val NO_WRAP: Int
  const val URL_SAFE: Int
  fun encodeToString(input: ByteArray, flags: Int): String
  fun encode(input: ByteArray, flags: Int): ByteArray
  fun decode(str: String, flags: Int): ByteArray
}
package android.app
class Notification : Parcelable
class NotificationChannel(id: String, name: CharSequence, importance: Int) {
  var description: String?
}
class NotificationManager {
  fun notify(id: Int, notification: Notification)
  fun notify(tag: String?, id: Int, notification: Notification)
  fun createNotificationChannel(channel: NotificationChannel)
  fun cancel(id: Int)
  companion object {
    const val IMPORTANCE_DEFAULT: Int
    const val IMPORTANCE_HIGH: Int
    const val IMPORTANCE_LOW: Int
  }
}
class PendingIntent : Parcelable {
  companion object {
    const val FLAG_IMMUTABLE: Int
    const val FLAG_UPDATE_CURRENT: Int
    const val FLAG_MUTABLE: Int
    const val FLAG_ONE_SHOT: Int
    fun getActivity(context: Context, requestCode: Int, intent: Intent, flags: Int): PendingIntent
  }
}
open class Application : Context() {
  open fun onCreate()
}
abstract class Service : Context() {
  open fun onCreate()
  open fun onDestroy()
}
open class Activity : Context() {
  val intent: Intent
  fun finish()
}
package android.widget
class Toast {
  fun show()
  companion object {
    const val LENGTH_SHORT: Int
    const val LENGTH_LONG: Int
    fun makeText(context: Context, text: CharSequence, duration: Int): Toast
  }
}
package android.graphics
class Bitmap
object BitmapFactory {
  fun decodeByteArray(data: ByteArray, offset: Int, length: Int): Bitmap?
}
package android.security.keystore
class KeyProperties {
  companion object {
    const val PURPOSE_ENCRYPT: Int
    const val PURPOSE_DECRYPT: Int
  }
}
package android.webkit
class MimeTypeMap {
  fun getMimeTypeFromExtension(extension: String): String?
  companion object {
    fun getSingleton(): MimeTypeMap
  }
}
package androidx.core.app
class NotificationCompat {
  class Builder(context: Context, channelId: String) {
    fun setContentTitle(title: CharSequence?): Builder
    fun setContentText(text: CharSequence?): Builder
    fun setSmallIcon(icon: Int): Builder
    fun setAutoCancel(autoCancel: Boolean): Builder
    fun setContentIntent(intent: PendingIntent?): Builder
    fun setPriority(pri: Int): Builder
    fun setGroup(groupKey: String): Builder
    fun setColor(argb: Int): Builder
    fun setStyle(style: Style?): Builder
    fun setChannelId(channelId: String): Builder
    fun setDefaults(defaults: Int): Builder
    fun build(): Notification
  }
  abstract class Style
  class BigTextStyle : Style() {
    fun bigText(text: CharSequence?): BigTextStyle
  }
  companion object {
    const val PRIORITY_DEFAULT: Int
    const val PRIORITY_HIGH: Int
    const val PRIORITY_MAX: Int
  }
}
class NotificationManagerCompat {
  fun notify(id: Int, notification: Notification)
  fun notify(tag: String?, id: Int, notification: Notification)
  fun cancel(id: Int)
  fun areNotificationsEnabled(): Boolean
  fun createNotificationChannel(channel: NotificationChannel)
  companion object {
    fun from(context: Context): NotificationManagerCompat
  }
}
package androidx.core.content
object ContextCompat {
  fun getColor(context: Context, id: Int): Int
  fun checkSelfPermission(context: Context, permission: String): Int
}
inline fun SharedPreferences.edit(commit: Boolean = false, action: Editor.() -> Unit)
package androidx.lifecycle
abstract class ViewModel {
  protected open fun onCleared()
}
open class AndroidViewModel(application: Application) : ViewModel()
val ViewModel.viewModelScope: CoroutineScope
interface LifecycleOwner
val LifecycleOwner.lifecycleScope: CoroutineScope
suspend fun LifecycleOwner.repeatOnLifecycle(state: Lifecycle.State, block: suspend CoroutineScope.() -> Unit)
abstract class Lifecycle {
  enum class State { DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED }
}
interface DefaultLifecycleObserver {
  fun onStart(owner: LifecycleOwner) {}
  fun onStop(owner: LifecycleOwner) {}
}
object ProcessLifecycleOwner : LifecycleOwner {
  fun get(): LifecycleOwner
}
package androidx.appcompat.app
open class AppCompatActivity : Activity(), LifecycleOwner {
  protected open fun onCreate(savedInstanceState: Bundle?)
}
package androidx.security.crypto
class EncryptedSharedPreferences : SharedPreferences {
  enum class PrefKeyEncryptionScheme { AES256_SIV }
  enum class PrefValueEncryptionScheme { AES256_GCM }
  companion object {
    fun create(context: Context, fileName: String, masterKey: MasterKey, prefKeyEncryptionScheme: PrefKeyEncryptionScheme, prefValueEncryptionScheme: PrefValueEncryptionScheme): SharedPreferences
  }
}
class MasterKey {
  class Builder(context: Context, keyAlias: String = "") {
    fun setKeyScheme(keyScheme: KeyScheme): Builder
    fun build(): MasterKey
  }
  enum class KeyScheme { AES256_GCM }
}
package com.google.android.gms.tasks
abstract class Task<TResult> {
  val isSuccessful: Boolean
  val result: TResult
  val exception: Exception?
  fun addOnCompleteListener(listener: OnCompleteListener<TResult>): Task<TResult>
  fun addOnSuccessListener(listener: OnSuccessListener<TResult>): Task<TResult>
  fun addOnFailureListener(listener: OnFailureListener): Task<TResult>
}
@Sam interface OnCompleteListener<TResult> {
  fun onComplete(task: Task<TResult>)
}
@Sam interface OnSuccessListener<TResult> {
  fun onSuccess(result: TResult)
}
@Sam interface OnFailureListener {
  fun onFailure(exception: Exception)
}
package com.google.firebase
class FirebaseApp {
  companion object {
    fun initializeApp(context: Context): FirebaseApp?
  }
}
object Firebase
package com.google.firebase.ktx
object Firebase
package com.google.firebase.messaging
class FirebaseMessaging {
  val token: Task<String>
  var isAutoInitEnabled: Boolean
  fun deleteToken(): Task<Void>
  companion object {
    fun getInstance(): FirebaseMessaging
  }
}
class Void
abstract class FirebaseMessagingService : android.app.Service() {
  open fun onMessageReceived(message: RemoteMessage)
  open fun onNewToken(token: String)
  open fun onDeletedMessages()
}
class RemoteMessage : Parcelable {
  val data: Map<String, String>
  val from: String?
  val messageId: String?
  val notification: Notification?
  class Notification {
    val title: String?
    val body: String?
  }
}
package com.google.gson
class Gson {
  fun toJson(src: Any?): String
  fun <T> fromJson(json: String, classOfT: Class<T>): T
}
class GsonBuilder {
  fun create(): Gson
  fun registerTypeAdapter(type: Any, typeAdapter: Any): GsonBuilder
}
package org.json
class JSONObject {
  constructor()
  constructor(json: String)
  fun put(name: String, value: Any?): JSONObject
  fun get(name: String): Any
  fun getString(name: String): String
  fun getInt(name: String): Int
  fun getLong(name: String): Long
  fun getDouble(name: String): Double
  fun getBoolean(name: String): Boolean
  fun getJSONObject(name: String): JSONObject
  fun getJSONArray(name: String): JSONArray
  fun optString(name: String, fallback: String = ""): String
  fun optInt(name: String, fallback: Int = 0): Int
  fun optDouble(name: String, fallback: Double = 0.0): Double
  fun has(name: String): Boolean
}
class JSONArray {
  constructor()
  constructor(json: String)
  fun put(value: Any?): JSONArray
  fun length(): Int
  fun getString(index: Int): String
}
class JSONException(message: String) : Exception(message)
package okhttp3
class OkHttpClient {
  fun newCall(request: Request): Call
}
interface Call {
  fun execute(): Response
}
class Request {
  class Builder {
    fun url(url: String): Builder
    fun post(body: RequestBody): Builder
    fun put(body: RequestBody): Builder
    fun header(name: String, value: String): Builder
    fun build(): Request
  }
}
class Response : Closeable {
  val isSuccessful: Boolean
  val code: Int
  val body: ResponseBody?
}
abstract class ResponseBody {
  fun string(): String
  fun bytes(): ByteArray
}
abstract class RequestBody
