/** Programs that the checker refuses or accepts because of constants, names without a value, returns and branches. */
import {findings} from '../support/checker';

interface Table {
  refused: [what: string, code: string, message: RegExp][];
  accepted: [what: string, code: string][];
}

const ENUM = 'enum Level { case member, admin, owner(String) }\nlet level = Level.admin\n';

const TABLES: Record<string, Table> = {
  'exhaustive switch': {
    refused: [
      [
        'a missing case',
        `${ENUM}switch level {\ncase .member: print(1)\ncase .admin: print(2)\n}`,
        /^3:1 .*doesn't cover `\.owner`: add a case/,
      ],
      [
        'a case with a guard',
        `${ENUM}switch level {\ncase .member, .admin: print(1)\ncase .owner(let id) where id.isEmpty: print(2)\n}`,
        /doesn't cover `\.owner`/,
      ],
      [
        'a case for some of its values',
        `${ENUM}switch level {\ncase .member, .admin: print(1)\ncase .owner("a"): print(2)\n}`,
        /doesn't cover `\.owner`/,
      ],
      ['a missing Bool', 'let on = true\nswitch on {\ncase true: print(1)\n}', /doesn't cover `false`/],
      [
        'an Int without default',
        'let n = 1\nswitch n {\ncase 1: print(1)\n}',
        /doesn't cover every `Int`: add a `default`/,
      ],
      ['a String without default', 'let s = "a"\nswitch s {\ncase "a": print(1)\n}', /doesn't cover every `String`/],
      [
        'nil',
        `${ENUM}let maybe: Level? = level\nswitch maybe {\ncase .member, .admin: print(1)\ncase .owner: print(2)\n}`,
        /doesn't cover `nil`/,
      ],
      [
        'a tuple',
        'let pair = (true, false)\nswitch pair {\ncase (true, _): print(1)\ncase (false, true): print(2)\n}',
        /doesn't cover `\(false, false\)`/,
      ],
      [
        'a case of the SDK',
        'import XMTPiOS\nfunc f(_ c: Conversation) {\n  switch c {\n  case .v1: print(1)\n  case .v2: print(2)\n  }\n}',
        /doesn't cover `\.group`/,
      ],
      [
        'a switch as a value',
        `${ENUM}let n = switch level {\ncase .member: 1\ncase .admin: 2\n}`,
        /doesn't cover `\.owner`/,
      ],
    ],
    accepted: [
      ['all cases', `${ENUM}switch level {\ncase .member: print(1)\ncase .admin, .owner: print(2)\n}`],
      ['bound values', `${ENUM}switch level {\ncase .member, .admin: print(1)\ncase .owner(let id): print(id)\n}`],
      [
        'let before the case',
        `${ENUM}switch level {\ncase .member, .admin: print(1)\ncase let .owner(id): print(id)\n}`,
      ],
      ['a default', `${ENUM}switch level {\ncase .member: print(1)\ndefault: break\n}`],
      ['an unknown default', `${ENUM}switch level {\ncase .member: print(1)\n@unknown default: break\n}`],
      ['a bound rest', `${ENUM}switch level {\ncase .member: print(1)\ncase let other: print(other)\n}`],
      ['Bool', 'let on = true\nswitch on {\ncase true: print(1)\ncase false: print(2)\n}'],
      [
        'a tuple',
        'let pair = (true, false)\nswitch pair {\ncase (true, _): print(1)\ncase (false, true), (false, false): print(2)\n}',
      ],
      [
        'an optional',
        `${ENUM}let maybe: Level? = level\nswitch maybe {\ncase .member?, .admin?: print(1)\ncase .some(.owner): print(2)\ncase nil: print(3)\n}`,
      ],
      [
        'an optional with none',
        'let id: String? = nil\nswitch id {\ncase .some(let id): print(id)\ncase .none: print("none")\n}',
      ],
      [
        'a result',
        'func f(_ r: Result<Int, Error>) {\n  switch r {\n  case .success(let n): print(n)\n  case .failure(let error): print(error)\n  }\n}',
      ],
      [
        'a value of unknown type',
        'import XMTPiOS\nfunc f(_ x: Any) { switch x { case is String: print(1)\ndefault: print(2) } }',
      ],
      [
        'an optional in a dictionary of optionals',
        'let d: [String: Int?] = ["a": 1]\nif let n = d["a"] { print(n ?? 0) }\nswitch d["a"] {\ncase .some(.some(let n)): print(n)\ncase .some(.none), .none: print(0)\n}',
      ],
    ],
  },
  'assignment to constants': {
    refused: [
      ['let', 'let n = 1\nn = 2', /^2:1 `n` is a `let` constant/],
      ['a let of a function', 'func f() { let n = 1; n += 1 }', /`n` is a `let` constant/],
      ['a parameter', 'func f(n: Int) { n = 2 }', /`n` is a parameter/],
      ['a loop variable', 'for n in [1, 2] { n = 2 }', /`n` is a constant in the loop: write `for var n`/],
      ['a let property', 'struct A { let n: Int }\nvar a = A(n: 1)\na.n = 2', /`n` of `A` is a `let` constant/],
      ['a computed property', 'class A { var n: Int { 1 } }\nlet a = A()\na.n = 2', /`n` of `A` can only be read/],
      ['a property of a struct in a let', 'struct A { var n = 1 }\nlet a = A()\na.n = 2', /`a` is a `let` constant/],
      ['a property of the SDK', 'client.address = "x"', /`address` of `Client` is a `let` constant/],
      ['an element of a let', 'let list = [1]\nlist[0] = 2', /`list` is a `let` constant/],
      ['an element of a parameter', 'func f(list: [String: Int]) { list["a"] = 2 }', /`list` is a parameter/],
      ['a mutating call on a let', 'let list = [1]\nlist.append(2)', /`append` changes its value\. `list` is a `let`/],
      ['an inout argument', 'func grow(_ n: inout Int) { n += 1 }\nlet n = 1\ngrow(&n)', /`n` is a `let` constant/],
      [
        'self in a function of a struct',
        'struct A { var n = 1\n  func f() { n = 2 } }',
        /`self` is a constant here: mark the function `mutating`/,
      ],
      [
        'self in a function of an enum',
        'enum A { case a, b\n  func f() { self = .b } }',
        /mark the function `mutating`/,
      ],
      ['a bound name', 'let id: String? = "a"\nif let id { id = "b" }', /`id` is a `let` constant/],
      ['a private setter', 'class A { private(set) var n = 1 }\nlet a = A()\na.n = 2', /it is `private\(set\)`/],
      ['a let with a value in init', 'struct A { let n = 1\n  init() { n = 2 } }', /`n` of `A` is a `let` constant/],
    ],
    accepted: [
      ['var', 'var n = 1\nn = 2\nn += 3\nprint(n)'],
      ['an inout parameter', 'func f(n: inout Int) { n = 2 }\nvar n = 1\nf(n: &n)'],
      ['a property of a class in a let', 'class A { var n = 1 }\nlet a = A()\na.n = 2'],
      ['a property of self', 'class A { var n = 1\n  func f() { n = 2\n    self.n += 1 } }'],
      ['a mutating function', 'struct A { var n = 1\n  mutating func f() { n = 2; self.n += 1 } }\nvar a = A()\na.f()'],
      ['a let in init', 'struct A { let n: Int\n  init(_ n: Int) { self.n = n } }\nprint(A(1))'],
      [
        'a computed property with set',
        'struct A { var m = 1\n  var n: Int { get { m } set { m = newValue } } }\nvar a = A()\na.n = 2',
      ],
      ['an element of a var', 'var list = [1]\nlist[0] = 2\nlist.append(3)\nvar map = ["a": 1]\nmap["b"] = 2'],
      ['for var', 'for var n in [1, 2] { n += 1; print(n) }'],
      ['if var', 'let id: String? = "a"\nif var id { id = "b"; print(id) }'],
      ['closure parameters', 'let sum = [1, 2].reduce(into: 0) { $0 += $1 }\nprint(sum)'],
      [
        'a property wrapper',
        'import SwiftUI\nstruct V: View {\n  @State private var n = 1\n  var body: some View { Button("x") { n = 2 } }\n}',
      ],
      ['a constant that gets its value later', 'let n: Int\nn = 2\nprint(n)'],
      [
        'a struct in an array of a class',
        'struct A { var n = 1 }\nclass B { var list = [A()] }\nlet b = B()\nb.list[0].n = 2',
      ],
    ],
  },
  'names that are declared twice': {
    refused: [
      ['let', 'let n = 1\nlet n = 2', /^2:5 `n` is declared twice in this scope, first on line 1/],
      ['in a function', 'func f() { let n = 1\n  var n = 2\n  print(n) }', /`n` is declared twice/],
      ['in a pattern', 'let (a, a) = (1, 2)', /`a` is declared twice/],
      ['guard', 'let id: String? = "a"\nguard let id = id else { fatalError("none") }', /`id` is declared twice/],
      ['functions', 'func f(a: Int) {}\nfunc f(a: Int) {}', /^2:6 `f` is declared twice/],
      ['types', 'struct A {}\nclass A {}', /`A` is declared twice/],
      ['properties', 'struct A { var n = 1\n  let n = 2 }', /`n` is declared twice/],
      ['cases', 'enum A { case a, b\n  case a }', /`a` is declared twice/],
      ['initializers', 'class A { init(n: Int) {}\n  init(n: Int) {} }', /`init` is declared twice/],
      [
        'names that are declared three times',
        'let n = 1\nlet n = 2\nlet n = 3',
        /^3:5 `n` is declared twice in this scope, first on line 1/m,
      ],
      ['parameters', 'func f(n: Int, n: Int) {}', /`n` is declared twice among the parameters/],
    ],
    accepted: [
      ['in other blocks', 'let n = 1\nif n > 0 { let n = 2; print(n) } else { let n = 3; print(n) }'],
      ['a parameter and a local name', 'func f(id: String?) { guard let id else { return }\n  print(id) }'],
      ['overloads', 'func f(a: Int) {}\nfunc f(b: Int) {}\nfunc f(a: String) {}\nfunc f(a: Int) -> Int { a }'],
      ['a static and its own', 'struct A { static let n = 1\n  let n = 2 }'],
      [
        'the names of a switch',
        'enum A { case a(Int), b(Int) }\nfunc f(_ a: A) { switch a { case .a(let n), .b(let n): let m = n; print(m) } }',
      ],
      ['a given name', 'let client = "mine"\nprint(client)'],
      ['conditional compilation', '#if DEBUG\nlet n = 1\n#else\nlet n = 2\n#endif\nprint(n)'],
      ['closure parameters', 'func f(n: Int) { let g = { (n: Int) in n + 1 }\n  print(g(n)) }'],
      ['a catch', 'func f(error: Int) throws { do { throw CancellationError() } catch { print(error) } }'],
      [
        'extensions with constraints',
        'extension Array where Element == Int { var own: Int { 1 } }\nextension Array where Element == String { var own: Int { 2 } }',
      ],
    ],
  },
  'missing return': {
    refused: [
      [
        'an if',
        'func f(n: Int) -> Int {\n  if n > 0 { return 1 }\n}',
        /^1:6 `f` must return `Int`, but its end can be reached/,
      ],
      ['an else', 'func f(n: Int) -> Int {\n  if n > 0 { return 1 } else { print(n) }\n}', /must return `Int`/],
      ['a loop', 'func f(list: [Int]) -> Int {\n  for n in list { return n }\n}', /must return `Int`/],
      [
        'a switch that breaks',
        'func f(n: Int) -> Int {\n  switch n {\n  case 1: break\n  default: return 2\n  }\n}',
        /must return `Int`/,
      ],
      [
        'a catch',
        'func f() -> Int {\n  do { throw CancellationError() } catch { print(error) }\n}',
        /must return `Int`/,
      ],
      ['a loop that breaks', 'func f() -> Int {\n  while true { break }\n}', /must return `Int`/],
      [
        'a loop that breaks by its label',
        'func f() -> Int {\n  outer: while true { while true { break outer } }\n}',
        /must return `Int`/,
      ],
      ['a getter', 'struct A { var n: Int { let m = 1\n  print(m) } }', /`n` must return `Int`/],
      [
        'a closure',
        'let f: (Int) -> Int = { n in\n  let m = n\n  if m > 0 { return m }\n}',
        /The closure must return `Int`/,
      ],
      ['a guard', 'func f(n: Int?) -> Int {\n  guard let n else { return 0 }\n  print(n)\n}', /must return `Int`/],
      ['break outside a loop', 'func f() {\n  if true { break }\n}', /^2:13 `break` is outside a loop or a `switch`/],
      [
        'continue in a switch',
        'func f(n: Int) { switch n { case 1: continue\ndefault: break } }',
        /`continue` is outside a loop/,
      ],
      [
        'an unknown label',
        'outer: for n in [1] { for m in [n] { print(m); continue other } }',
        /No loop around this has the label `other`/,
      ],
    ],
    accepted: [
      [
        'all branches',
        'func f(n: Int) -> Int {\n  if n > 0 { return 1 } else if n < 0 { return 2 } else { return 3 }\n}',
      ],
      [
        'one expression',
        'func f(n: Int) -> Int { n + 1 }\nstruct A { var n: Int { 1 } }\nlet g: (Int) -> Int = { $0 + 1 }',
      ],
      [
        'a value of branches',
        'func f(n: Int) -> Int { if n > 0 { 1 } else { 2 } }\nfunc g(n: Int) -> Int { switch n { case 1: 1\ndefault: 2 } }',
      ],
      ['a throw', 'func f() throws -> Int {\n  print(1)\n  throw CancellationError()\n}'],
      ['fatalError', 'func f() -> Int {\n  print(1)\n  fatalError("never")\n}'],
      [
        'a function that never returns',
        'func stop() -> Never { fatalError("stop") }\nfunc f() -> Int {\n  print(1)\n  stop()\n}',
      ],
      ['an endless loop', 'func f(n: Int) -> Int {\n  while true { if n > 0 { return 1 } }\n}'],
      [
        'an endless loop with an inner break',
        'func f(n: Int) -> Int {\n  while true { for m in [n] { if m > 0 { break } }\n    if n > 1 { return 1 } }\n}',
      ],
      ['repeat', 'func f() -> Int {\n  repeat { return 1 } while true\n}'],
      ['do and catch', 'func f() -> Int {\n  do { try g(); return 1 } catch { return 2 }\n}\nfunc g() throws {}'],
      [
        'a switch',
        'func f(n: Int) -> Int {\n  switch n {\n  case 1: fallthrough\n  case 2: return 1\n  default: return 2\n  }\n}',
      ],
      ['a view', 'import SwiftUI\nstruct V: View { var body: some View {\n  let n = 1\n  Text("\\(n)")\n} }'],
      ['an initializer that may fail', 'struct A { init?(n: Int) { if n > 0 { return nil } } }'],
      ['labels', 'outer: for n in [1] { switch n { case 1: continue\ncase 2: continue outer\ndefault: break outer } }'],
      [
        'a getter with a name for the new value',
        'struct A { var m = 1 { didSet(old) { print(old, oldValue) } }\n  var n: Int { get { m } set(value) { m = value } } }',
      ],
    ],
  },
  'branches of different types': {
    refused: [
      [
        'a conditional value',
        'let on = true\nlet n = on ? 1 : "b"',
        /The branches have different types: `Int` and `String`/,
      ],
      [
        'a conditional value with a type',
        'let on = true\nlet n: Int = on ? 1 : "b"',
        /^2:23 `String` is given where `Int` is expected/,
      ],
      ['an argument', 'func f(_ n: Int) {}\nf(true ? 1 : "b")', /`String` is given where `Int` is expected/],
      [
        'a default',
        'import XMTPiOS\nlet g: Group? = nil\nlet h: Group = g ?? "none"',
        /^3:21 `String` can't be the default of `Group\?`: the types differ/,
      ],
      [
        'a default without a type',
        'let id: String? = nil\nlet n = id ?? 1',
        /`Int` can't be the default of `String\?`: the types differ/,
      ],
      ['an if', 'let on = true\nlet n: Int = if on { 1 } else { "b" }', /`String` is given where `Int` is expected/],
      [
        'a switch',
        'let on = true\nlet n: Int = switch on {\ncase true: 1\ncase false: "b"\n}',
        /`String` is given where `Int` is expected/,
      ],
      [
        'a function',
        'func f(on: Bool) -> Int { if on { 1 } else { "b" } }',
        /`String` is given where `Int` is expected/,
      ],
      ['a list', 'let list = [1, "b"]', /The elements have different types: `Int` and `String`/],
      ['a condition', 'let n = 1 ? 2 : 3', /A condition must be `Bool`/],
    ],
    accepted: [
      ['numbers', 'let on = true\nlet n: Double = on ? 1 : 2.5\nprint(n)'],
      ['conditional values in a row', 'let n = 2\nlet s = n > 2 ? "a" : n > 1 ? "b" : n > 0 ? "c" : "d"\nprint(s)'],
      ['nil', 'let on = true\nlet n: Int? = on ? 1 : nil\nlet m = on ? "a" : nil\nprint(n ?? 1, m ?? "b")'],
      ['cases', 'import XMTPiOS\nlet on = true\nlet env: XMTPEnvironment = on ? .dev : .production\nprint(env)'],
      [
        'a class and its base',
        'class A {}\nclass B: A {}\nclass C: A {}\nlet on = true\nlet a: A = on ? B() : C()\nprint(a)',
      ],
      ['a default of Any', 'let id: String? = nil\nlet x: Any = id ?? "none"\nprint(x)'],
      [
        'defaults',
        'let id: String? = nil\nlet other: String? = id ?? nil\nprint(id ?? other ?? "none")\nlet n = Int("1") ?? 0\nprint(n)',
      ],
      ['a default that never comes', 'let id: String? = nil\nlet own = id ?? fatalError("none")\nprint(own)'],
      [
        'statements',
        'let on = true\nif on { print(1) } else { _ = "b" }\nswitch on { case true: print(1)\ncase false: _ = 2 }',
      ],
      ['a list of Any', 'let list: [Any] = [1, "b"]\nlet map: [String: Any] = ["a": 1, "b": "c"]\nprint(list, map)'],
      [
        'branches and defaults where Any is expected',
        'enum A { case a, b }\nlet a: A? = nil\nprint(a == nil ? A.a : .b, a ?? .b)',
      ],
      [
        'a range of fractions',
        'let r: ClosedRange<Double> = 0...1\nlet n: Double = max(0, min(1, 1.5))\nprint(r.contains(n), (0...1.5).contains(n))',
      ],
    ],
  },
  'private members': {
    refused: [
      ['a property', 'struct A { private let n = 1 }\nprint(A().n)', /^2:11 `n` is private to `A`/],
      ['a function', 'class A { private func f() {} }\nA().f()', /`f` is private to `A`/],
      ['an initializer', 'class A { private init() {} }\nlet a = A()', /`init` is private to `A`/],
      ['a static member', 'struct A { private static let n = 1 }\nprint(A.n)', /`n` is private to `A`/],
      [
        'a member of a nested type',
        'struct A { struct B { private let n = 1 }\n  func f() { print(B().n) } }',
        /`n` is private to `A\.B`/,
      ],
    ],
    accepted: [
      ['its own', 'struct A { private let n = 1\n  func f() -> Int { n + self.n } }'],
      ['an extension', 'struct A { private let n = 1 }\nextension A { func f() -> Int { n } }'],
      ['a nested type', 'struct A { private static let n = 1\n  struct B { func f() -> Int { A.n } } }'],
      ['fileprivate', 'struct A { fileprivate let n = 1 }\nprint(A().n)'],
      ['a shared instance', 'class A { static let shared = A()\n  private init() {} }\nprint(A.shared)'],
      ['private on top level', 'private let n = 1\nprivate struct A {}\nprint(n, A())'],
    ],
  },
  'names without a value': {
    refused: [
      ['let', 'let n: Int\nprint(n)', /^2:7 `n` is used here, where it has no value yet/],
      ['var', 'func f() { var s: String\n  s += "a" }', /`s` is used here, where it has no value yet/],
      [
        'one branch',
        'func f(on: Bool) { let n: Int\n  if on { n = 1 }\n  print(n) }',
        /`n` is used here, where it may have no value/,
      ],
      [
        'a closure',
        'func f() { let n: Int\n  let g = { print(n) }\n  n = 1\n  g() }',
        /`n` is used here, where it has no value yet/,
      ],
      ['a second value', 'let n: Int\nn = 1\nn = 2', /^3:1 `n` is a `let` constant and has a value already/],
      [
        'a value in a loop',
        'func f() { let n: Int\n  for _ in [1, 2] { n = 1 } }',
        /`n` is a `let` constant and may have a value/,
      ],
      ['a property in init', 'struct A { let n: Int\n  init() {} }', /`n` has no value when this `init` ends/],
      [
        'a property in a branch of init',
        'class A { var n: Int\n  init(on: Bool) { if on { n = 1 } } }',
        /`n` has no value when this `init` ends/,
      ],
      ['a class without init', 'class A { var n: Int }', /`A` needs an `init`: its property `n` has no value/],
      [
        'a return in init',
        'struct A { let n: Int\n  init(on: Bool) { if on { return }\n    n = 1 } }',
        /^2:28 `n` has no value/,
      ],
      [
        'a catch',
        'func g() throws -> Int { 1 }\nfunc f() { let n: Int\n  do { n = try g() } catch { print(error) }\n  print(n) }',
        /`n` is used here, where it may have no value/,
      ],
    ],
    accepted: [
      ['all branches', 'func f(on: Bool) { let n: Int\n  if on { n = 1 } else { n = 2 }\n  print(n) }'],
      ['a branch that leaves', 'func f(on: Bool) { let n: Int\n  if on { n = 1 } else { return }\n  print(n) }'],
      ['a switch', 'func f(m: Int) { let n: Int\n  switch m { case 1: n = 1\ndefault: n = 2 }\n  print(n) }'],
      [
        'a catch with a value',
        'func g() throws -> Int { 1 }\nfunc f() { let n: Int\n  do { n = try g() } catch { n = 2 }\n  print(n) }',
      ],
      [
        'a catch that leaves',
        'func g() throws -> Int { 1 }\nfunc f() { let n: Int\n  do { n = try g() } catch { return }\n  print(n) }',
      ],
      ['an optional var', 'var n: Int?\nprint(n ?? 1)'],
      ['a var in a loop', 'func f() { var n: Int\n  repeat { n = 1 } while n > 2\n  print(n) }'],
      ['init', 'struct A { let n: Int\n  var s: String?\n  init(n: Int) { self.n = n } }'],
      ['another init', 'struct A { let n: Int\n  init(n: Int) { self.n = n }\n  init() { self.init(n: 1) } }'],
      ['an init that fails', 'struct A { let n: Int\n  init?(n: Int) { if n < 0 { return nil }\n    self.n = n } }'],
      ['a name that hides it', 'func f() { let n: Int\n  for n in [1] { print(n) }\n  n = 2\n  print(n) }'],
      ['a wrapped property', 'import SwiftUI\nclass M: ObservableObject { @Published var n: Int\n  init() { n = 1 } }'],
      ['an assignment of a tuple', 'let a: Int, b: Int\n(a, b) = (1, 2)\nprint(a, b)'],
      [
        'an assignment to self',
        'struct A { let n: Int\n  init(n: Int) { self.n = n }\n  init(other: A) { self = other } }',
      ],
    ],
  },
  'optionals in comparisons': {
    refused: [
      ['less', 'let n: Int? = 1\nprint(n < 2)', /^2:7 `Int\?` is optional: unwrap it before `<`/],
      ['more', 'let n: Int? = 1\nprint(2 > n)', /`Int\?` is optional: unwrap it before `>`/],
      ['at least', 'let n: Int? = 1\nlet on = n >= 2', /unwrap it before `>=`/],
      ['a member of an optional', 'let s: String? = "a"\nprint(s?.count <= 5)', /unwrap it before `<=`/],
      ['other types', 'let s = "a"\nprint(s < 5)', /`String` and `Int` have no `<`/],
      ['numbers of other types', 'let a: Int = 1\nlet b: Double = 2\nprint(a < b)', /`Int` and `Double` have no `<`/],
      ['equal numbers of other types', 'let a: Int = 1\nlet b: Double = 2\nprint(a == b)', /they are never equal/],
      ['sums of other types', 'let a: Int = 1\nlet b: Double = 2\nprint(a + b)', /`Int` and `Double` have no `\+`/],
    ],
    accepted: [
      ['an unwrapped value', 'let n: Int? = 1\nif let n, n < 2 { print(n) }\nprint((n ?? 1) < 2)'],
      ['an equality', 'let n: Int? = 1\nprint(n == 1, n != nil)'],
      ['literals', 'let a: Double = 2\nprint(a < 3, 1 < a, a * 2 + 1)'],
      ['dates', 'import Foundation\nlet a = Date()\nprint(a < Date())'],
    ],
  },
  'operators and their precedence': {
    refused: [
      ['a comparison with Bool', 'print(1 == true && false)', /^1:7 `Int` and `Bool` are compared/],
      ['a comparison of the last operand', 'print(true && 1 == "a")', /^1:15 `Int` and `String` are compared/],
      ['a number as an operand of or', 'print(true || 1 + 2)', /^1:15 A condition must be `Bool`, but this is `Int`/],
      ['a wrong default in a condition', 'let n: Int? = 1\nprint(n ?? "a" == 1 && true)', /be the default/],
      [
        'a sum in a condition',
        'let s = "a"\nprint(1 == 1 && s + s)',
        /A condition must be `Bool`, but this is `String`/,
      ],
    ],
    accepted: [
      ['and', 'let a = 1, b = 2\nprint(a == 1 && b == 2, a < b && b > 1 && a != 2)'],
      ['or', 'let a = 1, b = 2\nprint(a == 1 || b == 2 && a < b || b >= 3)'],
      ['an optional', 'let a: Int? = 1\nif a != nil && a! > 0 { print(1) }'],
      ['a guard', 'func f(s: String, t: String) { guard s == "a" || t == "b" else { return }\n  print(s) }'],
      ['a loop', 'let a = [1]\nvar i = 0\nwhile i < a.count && a[i] != 0 { i += 1 }'],
      ['a default', 'let n: Int? = 1\nlet m: Int? = 2\nprint(n ?? m ?? 0 == 1 && n ?? 0 < 2)'],
      ['a sum', 'let a = 1, b = 2\nprint(a + b * 2 == 5 && a - b < 0)'],
      ['a conditional value', 'let a = 1, b = 2\nlet s = a == 1 && b == 2 ? "x" : "y"\nprint(s)'],
      ['a negation', 'let a = ["b"]\nprint(!a.isEmpty && a[0] == "b" || !a[0].isEmpty)'],
      ['parentheses', 'let a = 1, b = 2\nprint((a == 1 || b == 2) && (a < b) == true)'],
      ['a closure', 'let a = [1, 2]\nprint(a.filter { $0 == 1 || $0 > 2 && $0 < 9 }.count)'],
      ['an argument', 'func f(_ on: Bool) {}\nlet a = 1\nf(a == 1 && a < 2)'],
    ],
  },
  'patterns in conditions': {
    refused: [
      [
        'a value too many',
        'enum E { case a(Int, String) }\nlet e = E.a(1, "b")\nif case .a(let n, let s, let t) = e { print(n, s, t) }',
        /`a` has 2 associated values, not 3/,
      ],
      [
        'a condition after the pattern',
        'enum E { case a(Int, String) }\nlet e = E.a(1, "b")\nif case .a(let n, let s) = e, s < n { print(1) }',
        /^3:31 `String` and `Int` have no `<`/,
      ],
      ['a tuple pattern for another value', 'let (a, b) = 1', /`Int` isn't a tuple of 2 values/],
      ['a tuple pattern of another length', 'let (a, b, c) = (1, 2)', /`\(Int, Int\)` isn't a tuple of 3 values/],
      [
        'a pattern of another type',
        'switch 1 {\ncase "a": print(1)\ndefault: print(2)\n}',
        /^2:6 `String` is never a `Int`/,
      ],
      [
        'a bound name in the else of a guard',
        'func f(x: Int?) { guard let y = x else { print(y); return }\n  print(y) }',
        /No `y` is declared here/,
      ],
    ],
    accepted: [
      [
        'two values',
        'enum E { case a(Int, String) }\nlet e = E.a(1, "b")\nif case .a(let n, let s) = e { print(n + 1, s.count) }',
      ],
      [
        'let before the case',
        'enum E { case a(Int, String) }\nfunc f(_ e: E) { guard case let .a(n, s) = e, n > 0 else { return }\n  print(n + 1, s.count) }',
      ],
      ['a tuple', 'let pair = (1, "b")\nif case (1, let b) = pair { print(b.count) }'],
      [
        'a loop',
        'enum E { case a(Int, Bool), b }\nvar e: E? = .b\nwhile case .a(let n, let on)? = e, n > 0 { e = on ? .b : nil }',
      ],
      [
        'tuples',
        'func f() -> (Int, Int)? { nil }\nif let (a, b) = f() { print(a + b) }\nlet ((c, d), e) = ((1, 2), 3)\nprint(c, d, e)',
      ],
      [
        'patterns of ranges and fractions',
        'let n = 1\nswitch n {\ncase 1...2: print(1)\ndefault: print(2)\n}\nswitch 1.5 {\ncase 1: print(1)\ndefault: print(2)\n}',
      ],
      [
        'an outer name in the else of a guard',
        'func f(x: Int?) { guard let x else { print(x as Any); return }\n  print(x) }',
      ],
    ],
  },
  'optional chaining and unwrapping': {
    refused: [
      [
        'a chain on a constant that is not optional',
        'print(client?.address)',
        /^1:15 `Client` isn't optional: write `\.address` without `\?`/,
      ],
      [
        'a call in a chain on a value',
        'let s = "a"\nprint(s?.uppercased())',
        /^2:10 `String` isn't optional: write `\.uppercased` without/,
      ],
      ['a second `?` in a chain', 'let s: String? = "a"\nprint(s?.utf8?.count ?? 0)', /`\[UInt8\]` isn't optional/],
      ['a forced value', 'print(client.address!)', /^1:7 `String` isn't optional: remove the `!`/],
      ['a forced call', 'func f() -> Int { 1 }\nprint(f()!)', /`Int` isn't optional: remove the `!`/],
      ['a marked subscript', 'let a = [1]\nprint(a?[0] ?? 1)', /`\[Int\]` isn't optional: remove the `\?`/],
      [
        'an element of an optional list',
        'let a: [Int]? = [1]\nprint(a[0])',
        /^2:7 `\[Int\]\?` is optional: unwrap it before `\[`, as with `\?\[`/,
      ],
      [
        'a value of an optional dictionary',
        'let d: [String: Int]? = nil\nprint(d["a"] ?? 0)',
        /is optional: unwrap it before `\[`/,
      ],
      [
        'a member of an element of an optional value',
        'let d = ["a": [1]]\nprint(d["a"][0])',
        /`\[Int\]\?` is optional/,
      ],
      [
        'a member after a chain in parentheses',
        'let s: String? = "a"\nprint((s?.utf8).count)',
        /`\[UInt8\]\?` is optional: unwrap it before `\.count`/,
      ],
      [
        'the value of a chain',
        'let s: String? = "a"\nlet n: Int = s?.utf8.count',
        /`Int\?` is given where `Int` is expected/,
      ],
      [
        'an optional member in a chain',
        'class A { var b: A?\n  var n = 1 }\nlet a: A? = A()\nprint(a?.b.n ?? 1)',
        /`A\?` is optional: unwrap it before `\.n`/,
      ],
      ['an element of a chain', 'let d: [String: Int]? = nil\nlet n: Int = d?["a"]', /`Int\?` is given where/],
    ],
    accepted: [
      [
        'members after `?.`',
        'let s: String? = "a"\nlet n = s?.utf8.count\nprint(n ?? 0, s?.utf8.first ?? 0, s?.uppercased().lowercased() ?? "b", s!.count)\nif let m = s?.utf8.count { print(m) }',
      ],
      [
        'assignments in a chain',
        'class A { var b: A?\n  var n = 1\n  var list = [1]\n  func f() -> A { self } }\nlet a: A? = A()\na?.n = 2\na?.n += 1\na?.b?.n = 3\na?.f().n = 4\na?.list[0] = 5\na?.list.append(6)\nprint(a?.list[0] ?? 1, a?.f().b?.n ?? 2)',
      ],
      [
        'elements',
        'var d: [String: [Int]]? = ["a": [1]]\nprint(d?["a"]?[0] ?? 0, d?["a"]?.count ?? 0, d?.keys.first ?? "b", d!["a"]![0])\nd?["a"] = [2]\nd?["a"]?[0] += 1',
      ],
      ['a weak self', 'class A { var n = 1\n  func f() { let g = { [weak self] in self?.f() }\n    g() } }'],
      [
        'an unwrapped try',
        'import XMTPiOS\nlet m = try? await conversation.messages()\nprint(m?.first?.sent.timeIntervalSince1970 ?? 0, (try? await conversation.messages())?.count ?? 0)',
      ],
      [
        'an implicitly unwrapped property',
        'import Foundation\nclass A { var label: String!\n  func f() { label = "a"\n    print(label.count, label?.count ?? 0, label!) } }',
      ],
      ['a cast', 'let x: Any = 1\nprint((x as? String)?.count ?? 0, (x as? String)!.count)'],
      ['a forced member in a chain', 'let a: [Int]? = [1]\nprint(a?.first! ?? 1)'],
      ['an optional function', 'let f: ((Int) -> Int)? = nil\nif let n = f?(1) { print(n + 1) }'],
      ['a protocol value of unknown type', 'func f<T>(_ t: T?) { print(t!) }'],
    ],
  },
  'sums and compound assignments': {
    refused: [
      ['a text and a number', 'let n = 1\nprint("a" + n)', /^2:7 `String` and `Int` have no `\+`/],
      ['a number and a text', 'print(1 + "a")', /`Int` and `String` have no `\+`/],
      ['a text added to a number', 'var n = 1\nn += "a"', /^2:1 `Int` and `String` have no `\+=`/],
      ['a number added to a text', 'let n = 1\nvar s = "a"\ns += n', /`String` and `Int` have no `\+=`/],
      ['a fraction added to an Int', 'var n = 1\nn += 1.5', /`Int` and `Double` have no `\+=`/],
      ['an optional added', 'var n = 1\nlet m: Int? = 2\nn += m', /`Int\?` is optional: unwrap it before `\+=`/],
      ['an optional that changes', 'var n: Int? = 1\nn -= 1', /`Int\?` is optional: unwrap it before `-=`/],
      ['an element added to a list', 'var a = [1]\na += 2', /`\[Int\]` and `Int` have no `\+=`/],
      ['a product', 'var n = 1\nlet d = 1.5\nn *= d', /`Int` and `Double` have no `\*=`/],
    ],
    accepted: [
      ['texts', 'var s = "a"\ns += "b" + s\nprint("\\(1)" + s, "a" + "b")'],
      [
        'numbers',
        'var d = 1.5\nd += 1\nd *= 2 * d\nd = 2 - d\nvar n = 1\nn += 2\nn %= 3\nn = 1 << n\nprint(d, n, 1 + 2.5, 2 * 1.5 - 1)',
      ],
      ['lists', 'var a = [1]\na += [2]\na += a + [3]\na += Set([4])'],
      ['dates', 'import Foundation\nvar date = Date()\ndate += 60\nprint(date + 3600, date - 1.5)'],
      ['an element', 'var d = ["a": 1]\nd["a"]! += 1\nd["a"]? += 1\nd["b", default: 0] += 1'],
      [
        'an own operator',
        'struct V { var n = 1.5\n  static func * (a: Double, b: V) -> V { V(n: a * b.n) } }\nprint(2 * V())',
      ],
      [
        'a value of unknown type',
        'func f(_ x: Any) { var a = [1]\n  let y = [].first\n  a += [1]\n  print(a, y as Any) }',
      ],
    ],
  },
  'parts of texts': {
    refused: [
      ['a part and a number', 'let s = "abc"\nprint(s.prefix(1) == 1)', /`Substring` and `Int` are compared/],
      ['a sum with a number', 'let s = "abc"\nlet n = 1\nprint(s.prefix(1) + n)', /`Substring` and `Int` have no `\+`/],
      [
        'a part where a text is expected',
        'let s = "abc"\nlet t: String = s.prefix(1)',
        /`Substring` is given where `String` is expected/,
      ],
      ['an argument', 'func f(_ s: String) {}\nf("abc".suffix(1))', /`Substring` is given where/],
      [
        'a part that changes',
        'let s = "abc"\nprint(s.prefix(1).append("a"))',
        /`Substring` has no member `append`|no member/,
      ],
      ['an unknown encoding', 'print("abc".prefix(1).data(using: .utf9) as Any)', /no static member `utf9`/],
      ['a character and a text', 'let s = "abc"\nprint(s.first! == s)', /`Character` and `String` are compared/],
    ],
    accepted: [
      [
        'a short address',
        'func short(_ address: String) -> String { address.prefix(6) + "…" + address.suffix(4) }\nlet s = "0x3F11b27F"\nlet t: String = s.prefix(6) + "…" + s.suffix(4)\nprint(short(s), t)',
      ],
      [
        'a text and a part',
        'let s = "abc"\nlet t = String(s.prefix(1)) + "…" + s.suffix(1)\nlet u: String = s + s.prefix(1)\nprint(t.uppercased(), u)',
      ],
      [
        'comparisons',
        'let s = "abc"\nprint(s.prefix(1) == "a", "a" != s.prefix(1), s.prefix(2) == s, s.prefix(1) < s.suffix(1))',
      ],
      [
        'members',
        'let p = "abc".prefix(2)\nprint(p.uppercased(), p.hasPrefix("a"), p.isEmpty, p.lowercased(), p.first ?? "b", p.utf8.count, String(p), p.split(separator: "b").count, p.dropFirst(), p.contains("a"))',
      ],
      ['a default', 'let s = "a.b"\nlet first = s.split(separator: ".").first ?? ""\nprint(first)'],
      ['interpolations', 'let s = "abc"\nlet t: String = "\\(s.prefix(1))…"\nprint(t)'],
    ],
  },
};

describe.each(Object.entries(TABLES))('%s', (_, {refused, accepted}) => {
  it.each(refused)('refuses %s', async (_what, code, message) => {
    expect((await findings(code, ['client', 'conversation'])).join('\n')).toMatch(message);
  });

  it.each(accepted)('accepts %s', async (_what, code) => {
    expect(await findings(code, ['client', 'conversation'])).toEqual([]);
  });
});
