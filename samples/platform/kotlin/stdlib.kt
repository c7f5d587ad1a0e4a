package kotlin
open class Any {
  open fun toString(): String
  open fun hashCode(): Int
  open fun equals(other: Any?): Boolean
}
class Nothing
object Unit
class Boolean : Comparable<Boolean> {
  fun not(): Boolean
  infix fun and(other: Boolean): Boolean
  infix fun or(other: Boolean): Boolean
  infix fun xor(other: Boolean): Boolean
}
abstract class Number {
  fun toInt(): Int
  fun toLong(): Long
  fun toByte(): Byte
  fun toShort(): Short
  fun toDouble(): Double
  fun toFloat(): Float
  fun toChar(): Char
}
class Int : Number(), Comparable<Int> {
  infix fun shl(bitCount: Int): Int
  infix fun shr(bitCount: Int): Int
  infix fun and(other: Int): Int
  infix fun or(other: Int): Int
  infix fun xor(other: Int): Int
  fun plus(other: Int): Int
  companion object {
    const val MAX_VALUE: Int
    const val MIN_VALUE: Int
  }
}
class Long : Number(), Comparable<Long> {
  infix fun shl(bitCount: Int): Long
  infix fun shr(bitCount: Int): Long
  infix fun and(other: Long): Long
  companion object {
    const val MAX_VALUE: Long
    const val MIN_VALUE: Long
  }
}
class Short : Number(), Comparable<Short>
class Byte : Number(), Comparable<Byte> {
  fun toUByte(): UByte
}
class Double : Number(), Comparable<Double>
class Float : Number(), Comparable<Float>
class UInt : Number(), Comparable<UInt>
class ULong : Number(), Comparable<ULong>
class UByte : Number(), Comparable<UByte>
class UShort : Number(), Comparable<UShort>
class Char : Comparable<Char> {
  val code: Int
  operator fun plus(other: Int): Char
}
class String : CharSequence, Comparable<String> {
  constructor(bytes: ByteArray, charset: Charset = Charsets.UTF_8)
  constructor(chars: CharArray)
  operator fun plus(other: Any?): String
}
interface CharSequence {
  val length: Int
  operator fun get(index: Int): Char
}
interface Comparable<in T> {
  operator fun compareTo(other: T): Int
}
abstract class Enum<E> {
  val name: String
  val ordinal: Int
}
interface Annotation
open class Throwable(message: String? = null, cause: Throwable? = null) {
  open val message: String?
  open val cause: Throwable?
  val localizedMessage: String?
  fun printStackTrace()
  fun addSuppressed(exception: Throwable)
}
fun Throwable.stackTraceToString(): String
open class Exception(message: String? = null, cause: Throwable? = null) : Throwable(message, cause)
open class Error(message: String? = null, cause: Throwable? = null) : Throwable(message, cause)
open class RuntimeException(message: String? = null, cause: Throwable? = null) : Exception(message, cause)
open class IllegalArgumentException(message: String? = null, cause: Throwable? = null) : RuntimeException(message, cause)
open class IllegalStateException(message: String? = null, cause: Throwable? = null) : RuntimeException(message, cause)
open class UnsupportedOperationException(message: String? = null, cause: Throwable? = null) : RuntimeException(message, cause)
open class NumberFormatException(message: String? = null) : IllegalArgumentException(message)
open class NullPointerException(message: String? = null) : RuntimeException(message)
open class NoSuchElementException(message: String? = null) : RuntimeException(message)
open class IndexOutOfBoundsException(message: String? = null) : RuntimeException(message)
class NotImplementedError(message: String = "") : Error(message)
data class Pair<out A, out B>(val first: A, val second: B) {
  fun toList(): List<Any?>
}
data class Triple<out A, out B, out C>(val first: A, val second: B, val third: C)
infix fun <A, B> A.to(that: B): Pair<A, B>
class Array<T>(size: Int, init: (Int) -> T) : Iterable<T> {
  operator fun get(index: Int): T
  operator fun set(index: Int, value: T)
  val size: Int
}
class ByteArray(size: Int, init: (Int) -> Byte = { 0 }) : Iterable<Byte> {
  operator fun get(index: Int): Byte
  operator fun set(index: Int, value: Byte)
  operator fun plus(elements: ByteArray): ByteArray
  fun copyOf(newSize: Int = 0): ByteArray
  fun copyOfRange(fromIndex: Int, toIndex: Int): ByteArray
  fun sliceArray(indices: IntRange): ByteArray
  fun contentEquals(other: ByteArray?): Boolean
  fun contentHashCode(): Int
  fun contentToString(): String
  fun decodeToString(): String
  fun toList(): List<Byte>
  fun toUByteArray(): UByteArray
  fun fill(element: Byte)
  val size: Int
}
class UByteArray(size: Int) : Iterable<UByte> {
  val size: Int
}
class IntArray(size: Int) : Iterable<Int> {
  operator fun get(index: Int): Int
  val size: Int
}
class LongArray(size: Int) : Iterable<Long> {
  operator fun get(index: Int): Long
  val size: Int
}
class CharArray(size: Int) : Iterable<Char> {
  operator fun get(index: Int): Char
  val size: Int
}
fun <T> arrayOf(vararg elements: T): Array<T>
fun <T> emptyArray(): Array<T>
fun byteArrayOf(vararg elements: Byte): ByteArray
fun intArrayOf(vararg elements: Int): IntArray
fun longArrayOf(vararg elements: Long): LongArray
inline fun <T, R> T.let(block: (T) -> R): R
inline fun <T> T.also(block: (T) -> Unit): T
inline fun <T> T.apply(block: T.() -> Unit): T
inline fun <T, R> T.run(block: T.() -> R): R
inline fun <R> run(block: () -> R): R
inline fun <T, R> with(receiver: T, block: T.() -> R): R
inline fun <T> T.takeIf(predicate: (T) -> Boolean): T?
inline fun <T> T.takeUnless(predicate: (T) -> Boolean): T?
inline fun repeat(times: Int, action: (Int) -> Unit)
fun <T> lazy(initializer: () -> T): Lazy<T>
fun <T> lazy(mode: LazyThreadSafetyMode, initializer: () -> T): Lazy<T>
interface Lazy<out T> {
  val value: T
  fun isInitialized(): Boolean
}
enum class LazyThreadSafetyMode { SYNCHRONIZED, PUBLICATION, NONE }
inline fun require(value: Boolean, lazyMessage: () -> Any = { "" })
inline fun <T> requireNotNull(value: T?, lazyMessage: () -> Any = { "" }): T
inline fun check(value: Boolean, lazyMessage: () -> Any = { "" })
inline fun <T> checkNotNull(value: T?, lazyMessage: () -> Any = { "" }): T
fun error(message: Any): Nothing
fun TODO(reason: String = ""): Nothing
fun Any?.toString(): String
fun Any?.hashCode(): Int
class Result<out T> {
  val isSuccess: Boolean
  val isFailure: Boolean
  fun getOrNull(): T?
  fun exceptionOrNull(): Throwable?
  companion object {
    fun <T> success(value: T): Result<T>
    fun <T> failure(exception: Throwable): Result<T>
  }
}
inline fun <R> runCatching(block: () -> R): Result<R>
inline fun <T, R> T.runCatching(block: T.() -> R): Result<R>
inline fun <T> Result<T>.getOrElse(onFailure: (Throwable) -> T): T
fun <T> Result<T>.getOrThrow(): T
fun <T> Result<T>.getOrDefault(defaultValue: T): T
inline fun <T> Result<T>.onSuccess(action: (T) -> Unit): Result<T>
inline fun <T> Result<T>.onFailure(action: (Throwable) -> Unit): Result<T>
inline fun <R, T> Result<T>.fold(onSuccess: (T) -> R, onFailure: (Throwable) -> R): R
inline fun <R, T> Result<T>.map(transform: (T) -> R): Result<R>
fun ByteArray.toHexString(): String
fun String.hexToByteArray(): ByteArray
inline fun <T : AutoCloseable?, R> T.use(block: (T) -> R): R
interface AutoCloseable {
  fun close()
}
fun Int.toUInt(): UInt
fun Int.toULong(): ULong
fun Long.toULong(): ULong
annotation class Suppress(vararg val names: String)
annotation class Deprecated(val message: String)
annotation class OptIn(vararg val markerClass: Any)
package kotlin.io
fun println(message: Any? = null)
fun print(message: Any?)
inline fun <T : Closeable?, R> T.use(block: (T) -> R): R
fun InputStream.readBytes(): ByteArray
fun File.readBytes(): ByteArray
fun File.readText(): String
fun File.writeBytes(array: ByteArray)
fun File.writeText(text: String)
fun URL.readBytes(): ByteArray
fun URL.readText(): String
fun InputStream.bufferedReader(): BufferedReader
fun InputStream.copyTo(out: OutputStream, bufferSize: Int = 0): Long
fun Reader.readText(): String
package kotlin.jvm
val <T> KClass<T>.java: Class<T>
val <T> T.javaClass: Class<T>
annotation class JvmStatic
annotation class JvmOverloads
annotation class JvmField
annotation class Throws(vararg val exceptionClasses: Any)
package kotlin.reflect
interface KClass<T> {
  val simpleName: String?
  val qualifiedName: String?
}
package kotlin.comparisons
fun <T> compareBy(selector: (T) -> Comparable<*>?): Comparator<T>
fun <T> compareByDescending(selector: (T) -> Comparable<*>?): Comparator<T>
fun <T> maxOf(a: T, b: T): T
fun <T> minOf(a: T, b: T): T
package kotlin.ranges
open class IntRange(val start: Int, val endInclusive: Int) : Iterable<Int> {
  val first: Int
  val last: Int
}
open class LongRange(val start: Long, val endInclusive: Long) : Iterable<Long>
infix fun Int.until(to: Int): IntRange
infix fun Int.downTo(to: Int): IntRange
infix fun IntRange.step(step: Int): IntRange
fun <T : Comparable<T>> T.coerceAtLeast(minimumValue: T): T
fun <T : Comparable<T>> T.coerceAtMost(maximumValue: T): T
fun <T : Comparable<T>> T.coerceIn(minimumValue: T, maximumValue: T): T
package kotlin.random
object Random {
  fun nextInt(until: Int): Int
  fun nextInt(): Int
  fun nextLong(): Long
  fun nextBytes(size: Int): ByteArray
  fun nextBytes(array: ByteArray): ByteArray
  fun nextDouble(): Double
}
package kotlin.math
fun min(a: Int, b: Int): Int
fun max(a: Int, b: Int): Int
fun abs(n: Int): Int
fun pow(x: Double, n: Double): Double
fun Double.pow(n: Double): Double
fun Double.roundToInt(): Int
package kotlin.time
class Duration : Comparable<Duration> {
  val inWholeMilliseconds: Long
  val inWholeSeconds: Long
  operator fun times(scale: Int): Duration
  operator fun plus(other: Duration): Duration
  companion object {
    val Int.seconds: Duration
    val Int.milliseconds: Duration
    val Int.minutes: Duration
    val Int.hours: Duration
    val Int.days: Duration
  }
}
inline fun measureTime(block: () -> Unit): Duration
inline fun <T> measureTimedValue(block: () -> T): TimedValue<T>
data class TimedValue<T>(val value: T, val duration: Duration)
package kotlin.time.Duration.Companion
val Int.seconds: Duration
val Int.milliseconds: Duration
val Int.minutes: Duration
val Int.hours: Duration
val Int.days: Duration
package kotlin.system
inline fun measureTimeMillis(block: () -> Unit): Long
package kotlin.properties
interface ReadOnlyProperty<T, V>
package kotlin.coroutines
interface CoroutineContext {
  operator fun plus(context: CoroutineContext): CoroutineContext
}
interface Continuation<in T>
fun <T> Continuation<T>.resume(value: T)
fun <T> Continuation<T>.resumeWithException(exception: Throwable)
suspend inline fun <T> suspendCoroutine(block: (Continuation<T>) -> Unit): T
