/** Wrong Kotlin samples, one for each kind of mistake, and correct ones that look wrong. */

/** The imports to put before every sample here. */
export const IMPORTS = 'import org.xmtp.android.library.*\nimport org.xmtp.android.library.codecs.*\n';

/** Kinds of mistakes, each with a sample that the compiler refuses. `▸` marks the place of the compiler's error. */
export const MISTAKES: readonly (readonly [kind: string, code: string])[] = [
  // Calls.
  ['an argument of another type', 'suspend fun f(client: Client) = client.canMessage(▸42)'],
  ['an unknown argument', 'suspend fun f(client: Client) = client.conversations.newConversation("0x", ▸contxt = null)'],
  ['a missing argument', 'suspend fun f(client: Client) = client.canMessage▸()'],
  ['an argument too many', 'suspend fun f(client: Client) = client.canMessage("0x", ▸1)'],
  ['a parameter of another type', 'suspend fun f(client: Client, to: Int) = client.canMessage(▸to)'],
  ['a parameter that may be null', 'suspend fun f(client: Client, to: String?) = client.canMessage(▸to)'],
  ['a suspending call in a function', 'fun f(client: Client) = client.▸canMessage("0x")'],
  [
    'a suspending call in a stored lambda',
    'fun f(client: Client) { val later = { client.▸canMessage("0x") }; later() }',
  ],
  ['a list in brackets', 'suspend fun f(client: Client) = client.canMessageV3(▸["0x"])'],
  ['a call of a property', 'fun f(client: Client) = client.▸address()'],
  ['a function without its call', 'suspend fun f(client: Client): Boolean = client.▸canMessage'],
  ['a class where an instance is needed', 'fun f(): ClientOptions = ▸ClientOptions'],
  ['a constructor without its call', 'val options: SendOptions = ▸SendOptions'],
  [
    'a lambda with a parameter too many',
    'fun f(group: Group) = group.messages().map ▸{ message, index -> message.body }',
  ],
  ['another name for it', 'fun f(group: Group) = group.messages().map { ▸its.body }'],
  // Names.
  ['an unknown name', 'fun f(client: Client) = ▸clinet.address'],
  ['an unknown member', 'fun f(client: Client) = client.▸adress'],
  ['a member of another type', 'fun f(group: Group) = group.▸conversations'],
  ['a link of a chain left out', 'suspend fun f(client: Client) = client.▸newConversation("0x")'],
  ['an unknown value of an enum', 'val env = XMTPEnvironment.▸DEVELOP'],
  ['a missing import', 'fun f(): ▸Date = TODO()'],
  ['an import of nothing', 'import org.xmtp.android.library.▸Clients'],
  [
    'a presence that protobuf does not generate',
    'fun f(message: DecodedMessage) = message.encodedContent.type.▸hasAuthorityId()',
  ],
  ['a flow that is not collected', 'fun f(group: Group): DecodedMessage = ▸group.streamMessages()'],
  // Null.
  ['a value that may be null', 'suspend fun f(client: Client) = client.inboxIdFromAddress("0x")▸.length'],
  ['a result that may be null', 'suspend fun f(client: Client): String = ▸client.inboxIdFromAddress("0x")'],
  ['a comparison with what may be null', 'fun f(remote: RemoteAttachment): Boolean = remote.contentLength ▸> 5'],
  [
    'a property of the SDK that another thread may change',
    'fun f(remote: RemoteAttachment): Int = ▸if (remote.contentLength != null) remote.contentLength else 0',
  ],
  [
    'a variable that another function may change',
    'class A {\n  var client: Client? = null\n  fun f(): String = if (client != null) ▸client.address else ""\n}',
  ],
  // Types.
  ['a result of another type', 'fun f(client: Client): Int = ▸client.address'],
  ['a comparison of what cannot be equal', 'fun f(client: Client) = ▸client.address == 5'],
  ['an order of what has none', 'fun f(client: Client) = client.address > ▸5'],
  ['a condition that is none', 'fun f(client: Client) { if (▸client.address) println("yes") }'],
  ['the negation of text', 'fun f(client: Client) = ▸!client.address'],
  ['an element of another type', 'val addresses: List<String> = ▸listOf(1)'],
  ['branches of different types', 'fun f(client: Client, id: String): Group = ▸client.findGroup(id) ?: "none"'],
  ['an else of another type', 'fun f(yes: Boolean): Int = ▸if (yes) 1 else "b"'],
  ['a catch of another type', 'fun f(): Boolean = ▸try { true } catch (error: XMTPException) { error.message }'],
  ['a type without its arguments', 'fun f(codec: ▸ContentCodec) = codec.toString()'],
  ['a type with too few arguments', 'val names: Map▸<String> = mapOf()'],
  ['a type that nothing decides', 'val names = ▸mutableListOf()'],
  ['a number that is too large', 'val size: Int = ▸3_000_000_000'],
  // Branches and results.
  [
    'a when that leaves out a value',
    'fun f(state: ConsentState) = ▸when (state) {\n  ConsentState.ALLOWED -> "yes"\n  ConsentState.DENIED -> "no"\n}',
  ],
  ['a when without else', 'fun f(a: Boolean) = ▸when { a -> 1 }'],
  ['an if without else as a value', 'fun f(a: Boolean): Int = ▸if (a) 1'],
  ['a missing return', 'fun f(a: Boolean): Int {\n  if (a) return 1\n▸}'],
  ['a value that is not returned', 'fun f(client: Client): String {\n  client.address\n▸}'],
  ['a return in the wrong place', 'fun f(list: List<Int>): Int { val g = fun() { return ▸1 }; g(); return 2 }'],
  // Variables.
  ['a value that is assigned again', 'fun f() {\n  val name = "a"\n  ▸name = "b"\n  println(name)\n}'],
  ['a parameter that is assigned', 'fun f(name: String) {\n  ▸name = "b"\n}'],
  ['a property of the SDK that is assigned', 'fun f(group: Group) {\n  group.▸name = "b"\n}'],
  ['an element of a map that cannot change', 'fun f(map: Map<String, Int>) { map▸["a"] = 1 }'],
  ['a variable that is not initialized', 'fun f(): String {\n  val name: String\n  return ▸name\n}'],
  ['a property that is not initialized', 'class A {\n  ▸val name: String\n}'],
  ['a variable declared twice', 'fun f() {\n  val ▸a = 1\n  val a = 2\n}'],
  ['a function declared twice', '▸fun f() = 1\nfun f() = 2'],
  ['two functions that Java cannot tell apart', '▸fun f(a: List<String>) = 1\nfun f(a: List<Int>) = 2'],
  // Classes.
  [
    'an override left out',
    'class A : SigningKey {\n  override val address = ""\n  suspend fun ▸sign(data: ByteArray): org.xmtp.android.library.messages.Signature? = null\n  override suspend fun sign(message: String): org.xmtp.android.library.messages.Signature? = null\n}',
  ],
  ['an override of nothing', 'class A {\n  ▸override fun f() = 1\n}'],
  ['a member left out', '▸class A : SigningKey {\n  override val address = ""\n}'],
  ['a private member', 'fun f(group: Group) = group.▸libXMTPGroup'],
  ['a class that extends a final one', 'class A : ▸Client()'],
  ['an enum that is constructed', 'val state = ▸ConsentState()'],
  ['an exception that is none', 'fun f() { throw ▸"text" }'],
  ['too many names for the parts of a value', 'fun f(pair: Pair<Int, Int>) { val (a, b, c) = ▸pair }'],
  // Syntax.
  ['code that is none', 'val a =▸ = 1'],
  ['a statement outside a function', '▸println(1)'],
];

/** Kinds of correct code, each with a sample that the compiler accepts. */
export const CORRECT: readonly (readonly [kind: string, code: string])[] = [
  [
    'a check for null',
    'suspend fun f(client: Client): Int {\n  val id = client.inboxIdFromAddress("0x") ?: return 0\n  return id.length\n}',
  ],
  [
    'a coroutine',
    'import kotlinx.coroutines.runBlocking\nfun f(client: Client) = runBlocking { listOf("0x").map { client.canMessage(it) } }',
  ],
  ['a type parameter that may be null', 'fun <T> firstOf(list: List<T>): T? = list.firstOrNull()'],
  ['a copy of the options', 'fun f(options: ClientOptions) = options.copy(enableV3 = true)'],
  [
    'equality of its own',
    'class A : Runnable {\n  override fun run() {}\n  override fun equals(other: Any?) = true\n  override fun hashCode() = 1\n}',
  ],
  ['a functional interface', 'fun interface A {\n  fun f(): Int\n}\nval a = A { 1 }'],
  ['a range without its end', 'val list = (0..<5).chunked(2) { it.size } + listOf(Math.max(1, 2))'],
  ['a range in a when', 'fun f(n: Int) = when (n) {\n  1 -> listOf(1).size\n  in 2..3 -> 2\n  else -> 3\n}'],
  [
    'parameters of a message',
    'fun f(content: EncodedContent) = content.getParametersOrDefault("a", "") + content.containsParameters("a")',
  ],
  [
    'a message that is built',
    'import com.google.protobuf.kotlin.toByteStringUtf8\nfun f(): EncodedContent = EncodedContent.newBuilder().also {\n  it.type = ContentTypeText\n  it.putParameters("encoding", "UTF-8")\n  it.content = "gm".toByteStringUtf8()\n}.build()',
  ],
];
