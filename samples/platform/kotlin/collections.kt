package kotlin.collections
interface Iterable<out T> {
  operator fun iterator(): Iterator<T>
}
interface Iterator<out T> {
  operator fun next(): T
  operator fun hasNext(): Boolean
}
interface MutableIterator<out T> : Iterator<T> {
  fun remove()
}
interface Collection<out E> : Iterable<E> {
  val size: Int
  fun isEmpty(): Boolean
}
interface List<out E> : Collection<E> {
  operator fun get(index: Int): E
  fun subList(fromIndex: Int, toIndex: Int): List<E>
}
interface MutableCollection<E> : Collection<E> {
  fun add(element: E): Boolean
  fun remove(element: E): Boolean
  fun addAll(elements: Collection<E>): Boolean
  fun removeAll(elements: Collection<E>): Boolean
  fun clear()
}
interface MutableList<E> : List<E>, MutableCollection<E> {
  fun add(index: Int, element: E)
  fun addAll(index: Int, elements: Collection<E>): Boolean
  operator fun set(index: Int, element: E): E
  fun removeAt(index: Int): E
}
interface Set<out E> : Collection<E>
interface MutableSet<E> : Set<E>, MutableCollection<E>
interface Map<K, out V> {
  val size: Int
  val keys: Set<K>
  val values: Collection<V>
  val entries: Set<Map.Entry<K, V>>
  operator fun get(key: K): V?
  fun containsKey(key: K): Boolean
  fun containsValue(value: V): Boolean
  fun isEmpty(): Boolean
  fun getOrDefault(key: K, defaultValue: V): V
  interface Entry<out K, out V> {
    val key: K
    val value: V
  }
}
interface MutableMap<K, V> : Map<K, V> {
  operator fun set(key: K, value: V)
  fun put(key: K, value: V): V?
  fun putAll(from: Map<K, V>)
  fun remove(key: K): V?
  fun clear()
}
class ArrayList<E>(initialCapacity: Int = 0) : MutableList<E>
class HashMap<K, V>(initialCapacity: Int = 0) : MutableMap<K, V>
class LinkedHashMap<K, V>(initialCapacity: Int = 0) : MutableMap<K, V>
class HashSet<E>(initialCapacity: Int = 0) : MutableSet<E>
class LinkedHashSet<E>(initialCapacity: Int = 0) : MutableSet<E>
class ArrayDeque<E>(initialCapacity: Int = 0) : MutableList<E> {
  fun addFirst(element: E)
  fun addLast(element: E)
  fun removeFirst(): E
  fun removeLast(): E
}
data class IndexedValue<out T>(val index: Int, val value: T)
fun <T> listOf(vararg elements: T): List<T>
fun <T> listOfNotNull(vararg elements: T?): List<T>
fun <T> emptyList(): List<T>
fun <T> mutableListOf(vararg elements: T): MutableList<T>
fun <T> arrayListOf(vararg elements: T): ArrayList<T>
fun <T> setOf(vararg elements: T): Set<T>
fun <T> emptySet(): Set<T>
fun <T> mutableSetOf(vararg elements: T): MutableSet<T>
fun <T> hashSetOf(vararg elements: T): HashSet<T>
fun <K, V> mapOf(vararg pairs: Pair<K, V>): Map<K, V>
fun <K, V> emptyMap(): Map<K, V>
fun <K, V> mutableMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>
fun <K, V> hashMapOf(vararg pairs: Pair<K, V>): HashMap<K, V>
inline fun <E> buildList(builderAction: MutableList<E>.() -> Unit): List<E>
inline fun <E> buildSet(builderAction: MutableSet<E>.() -> Unit): Set<E>
inline fun <K, V> buildMap(builderAction: MutableMap<K, V>.() -> Unit): Map<K, V>
inline fun <T> List(size: Int, init: (Int) -> T): List<T>
inline fun <T> MutableList(size: Int, init: (Int) -> T): MutableList<T>
inline fun <T, R> Iterable<T>.map(transform: (T) -> R): List<R>
inline fun <T, R> Iterable<T>.mapNotNull(transform: (T) -> R?): List<R>
inline fun <T, R> Iterable<T>.mapIndexed(transform: (Int, T) -> R): List<R>
inline fun <T, R> Iterable<T>.flatMap(transform: (T) -> Iterable<R>): List<R>
fun <T> Iterable<Iterable<T>>.flatten(): List<T>
inline fun <T> Iterable<T>.filter(predicate: (T) -> Boolean): List<T>
inline fun <T> Iterable<T>.filterNot(predicate: (T) -> Boolean): List<T>
inline fun <T> Iterable<T>.filterIndexed(predicate: (Int, T) -> Boolean): List<T>
fun <T> Iterable<T?>.filterNotNull(): List<T>
fun <R> Iterable<*>.filterIsInstance(): List<R>
inline fun <T> Iterable<T>.forEach(action: (T) -> Unit)
inline fun <T> Iterable<T>.forEachIndexed(action: (Int, T) -> Unit)
inline fun <T> Iterable<T>.onEach(action: (T) -> Unit): List<T>
inline fun <T> Iterable<T>.first(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.first(): T
inline fun <T> Iterable<T>.firstOrNull(predicate: (T) -> Boolean): T?
fun <T> Iterable<T>.firstOrNull(): T?
inline fun <T> Iterable<T>.find(predicate: (T) -> Boolean): T?
inline fun <T> Iterable<T>.last(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.last(): T
inline fun <T> Iterable<T>.lastOrNull(predicate: (T) -> Boolean): T?
fun <T> Iterable<T>.lastOrNull(): T?
inline fun <T> Iterable<T>.single(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.single(): T
fun <T> Iterable<T>.singleOrNull(): T?
inline fun <T> Iterable<T>.any(predicate: (T) -> Boolean): Boolean
fun <T> Iterable<T>.any(): Boolean
inline fun <T> Iterable<T>.all(predicate: (T) -> Boolean): Boolean
inline fun <T> Iterable<T>.none(predicate: (T) -> Boolean): Boolean
fun <T> Iterable<T>.none(): Boolean
inline fun <T> Iterable<T>.count(predicate: (T) -> Boolean): Int
fun <T> Iterable<T>.count(): Int
fun <T> Iterable<T>.contains(element: T): Boolean
fun <T> Iterable<T>.indexOf(element: T): Int
inline fun <T> List<T>.indexOfFirst(predicate: (T) -> Boolean): Int
fun <T> List<T>.getOrNull(index: Int): T?
inline fun <T> List<T>.getOrElse(index: Int, defaultValue: (Int) -> T): T
fun <T> Iterable<T>.reversed(): List<T>
fun <T> List<T>.asReversed(): List<T>
fun <T> Iterable<T>.sorted(): List<T>
fun <T> Iterable<T>.sortedDescending(): List<T>
inline fun <T, R : Comparable<R>> Iterable<T>.sortedBy(selector: (T) -> R?): List<T>
inline fun <T, R : Comparable<R>> Iterable<T>.sortedByDescending(selector: (T) -> R?): List<T>
fun <T> Iterable<T>.sortedWith(comparator: Comparator<T>): List<T>
inline fun <T, R : Comparable<R>> MutableList<T>.sortBy(selector: (T) -> R?)
inline fun <T, R : Comparable<R>> MutableList<T>.sortByDescending(selector: (T) -> R?)
fun <T> Iterable<T>.distinct(): List<T>
inline fun <T, K> Iterable<T>.distinctBy(selector: (T) -> K): List<T>
inline fun <T, K> Iterable<T>.groupBy(keySelector: (T) -> K): Map<K, List<T>>
inline fun <T, K> Iterable<T>.associateBy(keySelector: (T) -> K): Map<K, T>
inline fun <T, V> Iterable<T>.associateWith(valueSelector: (T) -> V): Map<T, V>
inline fun <T, K, V> Iterable<T>.associate(transform: (T) -> Pair<K, V>): Map<K, V>
inline fun <T> Iterable<T>.partition(predicate: (T) -> Boolean): Pair<List<T>, List<T>>
fun <T> Iterable<T>.chunked(size: Int): List<List<T>>
fun <T, R> Iterable<T>.zip(other: Iterable<R>): List<Pair<T, R>>
fun <T> Iterable<T>.take(n: Int): List<T>
fun <T> List<T>.takeLast(n: Int): List<T>
inline fun <T> Iterable<T>.takeWhile(predicate: (T) -> Boolean): List<T>
fun <T> Iterable<T>.drop(n: Int): List<T>
fun <T> List<T>.dropLast(n: Int): List<T>
inline fun <T> Iterable<T>.dropWhile(predicate: (T) -> Boolean): List<T>
inline fun <T, R> Iterable<T>.fold(initial: R, operation: (R, T) -> R): R
inline fun <T> Iterable<T>.reduce(operation: (T, T) -> T): T
inline fun <T, R : Comparable<R>> Iterable<T>.maxByOrNull(selector: (T) -> R): T?
inline fun <T, R : Comparable<R>> Iterable<T>.minByOrNull(selector: (T) -> R): T?
inline fun <T, R : Comparable<R>> Iterable<T>.maxOfOrNull(selector: (T) -> R): R?
inline fun <T, R : Comparable<R>> Iterable<T>.minOfOrNull(selector: (T) -> R): R?
fun <T : Comparable<T>> Iterable<T>.maxOrNull(): T?
fun <T : Comparable<T>> Iterable<T>.minOrNull(): T?
inline fun <T> Iterable<T>.sumOf(selector: (T) -> Int): Int
fun <T> Iterable<T>.joinToString(separator: CharSequence = "", prefix: CharSequence = "", postfix: CharSequence = "", limit: Int = 0, truncated: CharSequence = "", transform: ((T) -> CharSequence)? = null): String
fun <T> Iterable<T>.withIndex(): Iterable<IndexedValue<T>>
fun <T> Iterable<T>.toList(): List<T>
fun <T> Iterable<T>.toMutableList(): MutableList<T>
fun <T> Iterable<T>.toSet(): Set<T>
fun <T> Iterable<T>.toMutableSet(): MutableSet<T>
fun <T> Iterable<T>.toHashSet(): HashSet<T>
fun <T> Iterable<T>.shuffled(): List<T>
fun <T> Iterable<T>.random(): T
fun <T> Iterable<T>.asSequence(): Sequence<T>
fun Iterable<Byte>.toByteArray(): ByteArray
fun Iterable<Int>.toIntArray(): IntArray
fun Iterable<Int>.sum(): Int
fun <T> Iterable<T>.toTypedArray(): Array<T>
operator fun <T> List<T>.plus(element: T): List<T>
operator fun <T> Iterable<T>.plus(elements: Iterable<T>): List<T>
operator fun <T> Iterable<T>.minus(element: T): List<T>
operator fun <T> Iterable<T>.minus(elements: Iterable<T>): List<T>
operator fun <T> Set<T>.plus(element: T): Set<T>
operator fun <T> Set<T>.minus(element: T): Set<T>
infix fun <T> Iterable<T>.intersect(other: Iterable<T>): Set<T>
infix fun <T> Iterable<T>.union(other: Iterable<T>): Set<T>
infix fun <T> Iterable<T>.subtract(other: Iterable<T>): Set<T>
fun <T> Collection<T>.isNotEmpty(): Boolean
fun <T> Collection<T>?.isNullOrEmpty(): Boolean
fun <T> List<T>?.orEmpty(): List<T>
fun <T> Collection<T>.containsAll(elements: Collection<T>): Boolean
inline fun <T> Collection<T>.ifEmpty(defaultValue: () -> Collection<T>): Collection<T>
val <T> Collection<T>.indices: IntRange
val <T> List<T>.lastIndex: Int
fun ByteArray.isEmpty(): Boolean
fun ByteArray.isNotEmpty(): Boolean
inline fun <T> MutableCollection<T>.removeAll(predicate: (T) -> Boolean): Boolean
fun <T> MutableCollection<T>.addAll(elements: Iterable<T>): Boolean
operator fun <T> MutableCollection<T>.plusAssign(element: T)
inline fun <K, V> Map<K, V>.forEach(action: (Map.Entry<K, V>) -> Unit)
inline fun <K, V, R> Map<K, V>.map(transform: (Map.Entry<K, V>) -> R): List<R>
inline fun <K, V, R> Map<K, V>.mapNotNull(transform: (Map.Entry<K, V>) -> R?): List<R>
inline fun <K, V, R> Map<K, V>.mapValues(transform: (Map.Entry<K, V>) -> R): Map<K, R>
inline fun <K, V, R> Map<K, V>.mapKeys(transform: (Map.Entry<K, V>) -> R): Map<R, V>
inline fun <K, V> Map<K, V>.filter(predicate: (Map.Entry<K, V>) -> Boolean): Map<K, V>
inline fun <K, V> Map<K, V>.filterKeys(predicate: (K) -> Boolean): Map<K, V>
inline fun <K, V> Map<K, V>.filterValues(predicate: (V) -> Boolean): Map<K, V>
inline fun <K, V> Map<K, V>.any(predicate: (Map.Entry<K, V>) -> Boolean): Boolean
inline fun <K, V> Map<K, V>.all(predicate: (Map.Entry<K, V>) -> Boolean): Boolean
inline fun <K, V> Map<K, V>.getOrElse(key: K, defaultValue: () -> V): V
inline fun <K, V> MutableMap<K, V>.getOrPut(key: K, defaultValue: () -> V): V
fun <K, V> Map<K, V>.getValue(key: K): V
fun <K, V> Map<K, V>.toMap(): Map<K, V>
fun <K, V> Map<K, V>.toMutableMap(): MutableMap<K, V>
fun <K, V> Map<K, V>.toList(): List<Pair<K, V>>
fun <K, V> Iterable<Pair<K, V>>.toMap(): Map<K, V>
fun <K, V> Map<K, V>.isNotEmpty(): Boolean
fun <K, V> Map<K, V>?.orEmpty(): Map<K, V>
operator fun <K, V> Map<K, V>.plus(pair: Pair<K, V>): Map<K, V>
operator fun <K, V> Map<K, V>.plus(map: Map<K, V>): Map<K, V>
operator fun <K, V> Map<K, V>.minus(key: K): Map<K, V>
operator fun <K, V> Map<K, V>.contains(key: K): Boolean
operator fun <K, V> Map<K, V>.iterator(): Iterator<Map.Entry<K, V>>
package kotlin.sequences
interface Sequence<out T> {
  operator fun iterator(): Iterator<T>
}
fun <T, R> Sequence<T>.map(transform: (T) -> R): Sequence<R>
fun <T> Sequence<T>.filter(predicate: (T) -> Boolean): Sequence<T>
fun <T> Sequence<T>.take(n: Int): Sequence<T>
fun <T> Sequence<T>.toList(): List<T>
fun <T> sequenceOf(vararg elements: T): Sequence<T>
fun <T> generateSequence(nextFunction: () -> T?): Sequence<T>
