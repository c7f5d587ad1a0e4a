package kotlin.text
fun String.lowercase(): String
fun String.uppercase(): String
fun String.trim(): String
fun String.trimIndent(): String
fun String.trimMargin(marginPrefix: String = ""): String
fun String.trimEnd(vararg chars: Char): String
fun String.trimStart(vararg chars: Char): String
fun String.removePrefix(prefix: CharSequence): String
fun String.removeSuffix(suffix: CharSequence): String
fun String.startsWith(prefix: String, ignoreCase: Boolean = false): Boolean
fun String.endsWith(suffix: String, ignoreCase: Boolean = false): Boolean
fun CharSequence.contains(other: CharSequence, ignoreCase: Boolean = false): Boolean
fun String?.equals(other: String?, ignoreCase: Boolean = false): Boolean
fun String.replace(oldValue: String, newValue: String, ignoreCase: Boolean = false): String
fun String.replaceFirstChar(transform: (Char) -> Char): String
fun CharSequence.split(vararg delimiters: String, ignoreCase: Boolean = false, limit: Int = 0): List<String>
fun CharSequence.lines(): List<String>
fun CharSequence.chunked(size: Int): List<String>
fun String.substring(startIndex: Int, endIndex: Int = 0): String
fun String.substringBefore(delimiter: String, missingDelimiterValue: String = ""): String
fun String.substringAfter(delimiter: String, missingDelimiterValue: String = ""): String
fun String.substringAfterLast(delimiter: String, missingDelimiterValue: String = ""): String
fun String.substringBeforeLast(delimiter: String, missingDelimiterValue: String = ""): String
fun String.take(n: Int): String
fun String.takeLast(n: Int): String
fun String.drop(n: Int): String
fun String.dropLast(n: Int): String
fun CharSequence.padStart(length: Int, padChar: Char = ' '): String
fun CharSequence.padEnd(length: Int, padChar: Char = ' '): String
fun CharSequence.isEmpty(): Boolean
fun CharSequence.isNotEmpty(): Boolean
fun CharSequence.isBlank(): Boolean
fun CharSequence.isNotBlank(): Boolean
fun CharSequence?.isNullOrEmpty(): Boolean
fun CharSequence?.isNullOrBlank(): Boolean
fun String?.orEmpty(): String
inline fun String.ifBlank(defaultValue: () -> String): String
inline fun String.ifBlank(defaultValue: () -> String?): String?
inline fun String.ifEmpty(defaultValue: () -> String): String
inline fun String.ifEmpty(defaultValue: () -> String?): String?
fun String.toInt(radix: Int = 10): Int
fun String.toIntOrNull(radix: Int = 10): Int?
fun String.toLong(radix: Int = 10): Long
fun String.toLongOrNull(radix: Int = 10): Long?
fun String.toDouble(): Double
fun String.toDoubleOrNull(): Double?
fun String.toFloat(): Float
fun String?.toBoolean(): Boolean
fun String.toByteArray(charset: Charset = Charsets.UTF_8): ByteArray
fun String.encodeToByteArray(): ByteArray
fun String.toCharArray(): CharArray
fun String.format(vararg args: Any?): String
fun String.repeat(n: Int): String
fun String.reversed(): String
fun String.indexOf(string: String, startIndex: Int = 0, ignoreCase: Boolean = false): Int
fun String.lastIndexOf(string: String, startIndex: Int = 0, ignoreCase: Boolean = false): Int
fun String.matches(regex: Regex): Boolean
fun String.toRegex(): Regex
fun String.first(): Char
fun String.last(): Char
fun String.firstOrNull(): Char?
inline fun <R> CharSequence.map(transform: (Char) -> R): List<R>
inline fun String.filter(predicate: (Char) -> Boolean): String
inline fun CharSequence.all(predicate: (Char) -> Boolean): Boolean
inline fun CharSequence.any(predicate: (Char) -> Boolean): Boolean
inline fun CharSequence.forEach(action: (Char) -> Unit)
fun Char.isDigit(): Boolean
fun Char.isLetter(): Boolean
fun Char.uppercaseChar(): Char
fun Char.digitToInt(radix: Int = 10): Int
class Regex(pattern: String) {
  fun matches(input: CharSequence): Boolean
  fun find(input: CharSequence): MatchResult?
  fun findAll(input: CharSequence): Sequence<MatchResult>
  fun containsMatchIn(input: CharSequence): Boolean
  fun replace(input: CharSequence, replacement: String): String
}
interface MatchResult {
  val value: String
  val groupValues: List<String>
}
class StringBuilder : CharSequence {
  fun append(value: Any?): StringBuilder
}
fun StringBuilder.appendLine(value: Any? = null): StringBuilder
inline fun buildString(builderAction: StringBuilder.() -> Unit): String
object Charsets {
  val UTF_8: Charset
  val US_ASCII: Charset
}
