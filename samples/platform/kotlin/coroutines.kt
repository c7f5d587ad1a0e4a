package kotlinx.coroutines
interface CoroutineScope {
  val coroutineContext: CoroutineContext
}
fun CoroutineScope(context: CoroutineContext): CoroutineScope
fun MainScope(): CoroutineScope
object GlobalScope : CoroutineScope
interface Job : CoroutineContext {
  val isActive: Boolean
  val isCompleted: Boolean
  val isCancelled: Boolean
  fun cancel(cause: CancellationException? = null)
  suspend fun join()
  fun start(): Boolean
  fun invokeOnCompletion(handler: (Throwable?) -> Unit): DisposableHandle
}
interface CompletableJob : Job {
  fun complete(): Boolean
}
interface DisposableHandle {
  fun dispose()
}
fun Job(parent: Job? = null): CompletableJob
fun SupervisorJob(parent: Job? = null): CompletableJob
interface Deferred<out T> : Job {
  suspend fun await(): T
  fun getCompleted(): T
}
interface CompletableDeferred<T> : Deferred<T> {
  fun complete(value: T): Boolean
  fun completeExceptionally(exception: Throwable): Boolean
}
fun <T> CompletableDeferred(parent: Job? = null): CompletableDeferred<T>
typealias CancellationException = java.util.concurrent.CancellationException
class TimeoutCancellationException(message: String) : CancellationException(message)
fun CoroutineScope.launch(context: CoroutineContext = EmptyCoroutineContext, start: CoroutineStart = CoroutineStart.DEFAULT, block: suspend CoroutineScope.() -> Unit): Job
fun <T> CoroutineScope.async(context: CoroutineContext = EmptyCoroutineContext, start: CoroutineStart = CoroutineStart.DEFAULT, block: suspend CoroutineScope.() -> T): Deferred<T>
fun <T> runBlocking(context: CoroutineContext = EmptyCoroutineContext, block: suspend CoroutineScope.() -> T): T
suspend fun <T> withContext(context: CoroutineContext, block: suspend CoroutineScope.() -> T): T
suspend fun <T> coroutineScope(block: suspend CoroutineScope.() -> T): T
suspend fun <T> supervisorScope(block: suspend CoroutineScope.() -> T): T
suspend fun <T> withTimeout(timeMillis: Long, block: suspend CoroutineScope.() -> T): T
suspend fun <T> withTimeoutOrNull(timeMillis: Long, block: suspend CoroutineScope.() -> T): T?
suspend fun delay(timeMillis: Long)
suspend fun delay(duration: Duration)
suspend fun yield()
suspend fun awaitCancellation(): Nothing
suspend fun <T> Collection<Deferred<T>>.awaitAll(): List<T>
suspend fun <T> awaitAll(vararg deferreds: Deferred<T>): List<T>
suspend fun Collection<Job>.joinAll()
suspend fun Job.cancelAndJoin()
fun CoroutineScope.cancel(cause: CancellationException? = null)
fun CoroutineScope.ensureActive()
val CoroutineScope.isActive: Boolean
suspend inline fun <T> suspendCancellableCoroutine(block: (CancellableContinuation<T>) -> Unit): T
interface CancellableContinuation<in T> : Continuation<T> {
  fun invokeOnCancellation(handler: (Throwable?) -> Unit)
  val isActive: Boolean
}
enum class CoroutineStart { DEFAULT, LAZY, ATOMIC, UNDISPATCHED }
abstract class CoroutineDispatcher : CoroutineContext {
  fun limitedParallelism(parallelism: Int): CoroutineDispatcher
}
object Dispatchers {
  val IO: CoroutineDispatcher
  val Default: CoroutineDispatcher
  val Main: CoroutineDispatcher
  val Unconfined: CoroutineDispatcher
}
object NonCancellable : CoroutineContext
fun CoroutineExceptionHandler(handler: (CoroutineContext, Throwable) -> Unit): CoroutineContext
annotation class ExperimentalCoroutinesApi
package kotlinx.coroutines.sync
interface Mutex {
  suspend fun lock(owner: Any? = null)
  fun unlock(owner: Any? = null)
}
fun Mutex(locked: Boolean = false): Mutex
suspend inline fun <T> Mutex.withLock(owner: Any? = null, action: () -> T): T
interface Semaphore
fun Semaphore(permits: Int, acquiredPermits: Int = 0): Semaphore
suspend inline fun <T> Semaphore.withPermit(action: () -> T): T
package kotlinx.coroutines.flow
interface Flow<out T> {
  suspend fun collect(collector: FlowCollector<T>)
}
@Sam interface FlowCollector<in T> {
  suspend fun emit(value: T)
}
interface SharedFlow<out T> : Flow<T> {
  val replayCache: List<T>
}
interface StateFlow<out T> : SharedFlow<T> {
  val value: T
}
interface MutableSharedFlow<T> : SharedFlow<T>, FlowCollector<T> {
  fun tryEmit(value: T): Boolean
}
interface MutableStateFlow<T> : StateFlow<T>, MutableSharedFlow<T> {
  override var value: T
}
fun <T> MutableStateFlow(value: T): MutableStateFlow<T>
fun <T> MutableSharedFlow(replay: Int = 0, extraBufferCapacity: Int = 0): MutableSharedFlow<T>
inline fun <T> MutableStateFlow<T>.update(function: (T) -> T)
fun <T> MutableStateFlow<T>.asStateFlow(): StateFlow<T>
fun <T> MutableSharedFlow<T>.asSharedFlow(): SharedFlow<T>
fun <T> flow(block: suspend FlowCollector<T>.() -> Unit): Flow<T>
fun <T> flowOf(vararg elements: T): Flow<T>
fun <T> emptyFlow(): Flow<T>
fun <T> callbackFlow(block: suspend ProducerScope<T>.() -> Unit): Flow<T>
fun <T> channelFlow(block: suspend ProducerScope<T>.() -> Unit): Flow<T>
fun <T> merge(vararg flows: Flow<T>): Flow<T>
inline fun <T, R> Flow<T>.map(transform: suspend (T) -> R): Flow<R>
inline fun <T, R> Flow<T>.mapNotNull(transform: suspend (T) -> R?): Flow<R>
fun <T, R> Flow<T>.mapLatest(transform: suspend (T) -> R): Flow<R>
inline fun <T> Flow<T>.filter(predicate: suspend (T) -> Boolean): Flow<T>
inline fun <T> Flow<T>.filterNot(predicate: suspend (T) -> Boolean): Flow<T>
fun <T> Flow<T?>.filterNotNull(): Flow<T>
fun <T> Flow<T>.onEach(action: suspend (T) -> Unit): Flow<T>
fun <T> Flow<T>.onStart(action: suspend FlowCollector<T>.() -> Unit): Flow<T>
fun <T> Flow<T>.onCompletion(action: suspend FlowCollector<T>.(Throwable?) -> Unit): Flow<T>
fun <T> Flow<T>.catch(action: suspend FlowCollector<T>.(Throwable) -> Unit): Flow<T>
fun <T> Flow<T>.retry(retries: Long = 0, predicate: suspend (Throwable) -> Boolean = { true }): Flow<T>
fun <T> Flow<T>.retryWhen(predicate: suspend FlowCollector<T>.(Throwable, Long) -> Boolean): Flow<T>
fun <T> Flow<T>.distinctUntilChanged(): Flow<T>
fun <T, K> Flow<T>.distinctUntilChangedBy(keySelector: (T) -> K): Flow<T>
fun <T> Flow<T>.debounce(timeoutMillis: Long): Flow<T>
fun <T> Flow<T>.buffer(capacity: Int = 0): Flow<T>
fun <T> Flow<T>.conflate(): Flow<T>
fun <T> Flow<T>.flowOn(context: CoroutineContext): Flow<T>
fun <T> Flow<T>.take(count: Int): Flow<T>
fun <T> Flow<T>.drop(count: Int): Flow<T>
fun <T> Flow<T>.takeWhile(predicate: suspend (T) -> Boolean): Flow<T>
fun <T, R> Flow<T>.scan(initial: R, operation: suspend (R, T) -> R): Flow<R>
fun <T, R> Flow<T>.flatMapLatest(transform: suspend (T) -> Flow<R>): Flow<R>
fun <T1, T2, R> Flow<T1>.combine(flow: Flow<T2>, transform: suspend (T1, T2) -> R): Flow<R>
fun <T> Flow<T>.launchIn(scope: CoroutineScope): Job
suspend fun <T> Flow<T>.first(): T
suspend fun <T> Flow<T>.first(predicate: suspend (T) -> Boolean): T
suspend fun <T> Flow<T>.firstOrNull(): T?
suspend fun <T> Flow<T>.firstOrNull(predicate: suspend (T) -> Boolean): T?
suspend fun <T> Flow<T>.collectLatest(action: suspend (T) -> Unit)
suspend fun <T> Flow<T>.collect()
suspend fun <T> Flow<T>.toList(): List<T>
fun <T> Flow<T>.stateIn(scope: CoroutineScope, started: SharingStarted, initialValue: T): StateFlow<T>
fun <T> Flow<T>.shareIn(scope: CoroutineScope, started: SharingStarted, replay: Int = 0): SharedFlow<T>
interface SharingStarted {
  companion object {
    val Eagerly: SharingStarted
    val Lazily: SharingStarted
    fun WhileSubscribed(stopTimeoutMillis: Long = 0, replayExpirationMillis: Long = 0): SharingStarted
  }
}
package kotlinx.coroutines.channels
interface ProducerScope<in E> : CoroutineScope, SendChannel<E>
interface SendChannel<in E> {
  suspend fun send(element: E)
  fun trySend(element: E): ChannelResult<Unit>
  fun close(cause: Throwable? = null): Boolean
}
class ChannelResult<out T>
suspend fun ProducerScope<*>.awaitClose(block: () -> Unit = {})
interface Channel<E> : SendChannel<E> {
  suspend fun receive(): E
}
package kotlin.coroutines
object EmptyCoroutineContext : CoroutineContext
package kotlinx.coroutines.tasks
suspend fun <T> Task<T>.await(): T
