/**
 * The intermediate representation (IR) of a Swift file. The lowering turns a syntax tree into it; nothing after the
 * lowering reads syntax trees. Declarations of the SDK and of the platform have the same form as a sample's own.
 */

/** A range of the source text. Rows and columns count from 0. `start` and `end` are offsets in UTF-16 units. */
export interface Span {
  row: number;
  column: number;
  start: number;
  end: number;
}

/** A type as it is written. */
export type TypeRef =
  | {kind: 'named'; path: {name: string; args: TypeRef[]}[]; at: Span}
  | {kind: 'opt'; of: TypeRef; at: Span}
  | {kind: 'tuple'; items: {label?: string; type: TypeRef}[]; at: Span}
  | {kind: 'fn'; params: TypeRef[]; result: TypeRef; async: boolean; throws: boolean; at: Span}
  /** A type that the lowering can't read. It fits everything. */
  | {kind: 'any'; at: Span};

/** The words `try` and `await` before an expression. */
export interface EffectMark {
  try?: 'try' | 'try?' | 'try!';
  await: boolean;
}

export interface Arg {
  label?: string;
  value: Expr;
  /** Whether the argument is a trailing closure, after the parentheses. */
  trailing?: boolean;
}

export interface ClosureParam {
  name: string;
  type?: TypeRef;
}

export interface Closure {
  kind: 'closure';
  at: Span;
  /** Undefined if the closure has no parameter list. It can then use `$0`. */
  params?: ClosureParam[];
  result?: TypeRef;
  async: boolean;
  throws: boolean;
  /** The capture list: `[weak self]`. */
  captures: {name: string; weak: boolean; value?: Expr}[];
  body: Stmt[];
}

export type LiteralKind = 'int' | 'float' | 'bool' | 'nil' | 'regex';

export type Expr =
  | {kind: 'literal'; of: LiteralKind; text: string; at: Span}
  /** `parts` are the interpolated expressions. */
  | {kind: 'string'; parts: Expr[]; at: Span}
  | {kind: 'name'; name: string; at: Span}
  /** Without `on`, a member of the expected type, such as `.dev`. `safe` is true for `?.`. */
  | {kind: 'member'; on?: Expr; name: string; safe: boolean; at: Span; nameAt: Span}
  | {kind: 'call'; fn: Expr; args: Arg[]; at: Span}
  | {kind: 'subscript'; on: Expr; args: Arg[]; at: Span}
  | Closure
  | {kind: 'binary'; op: string; left: Expr; right: Expr; at: Span}
  | {kind: 'unary'; op: string; on: Expr; at: Span}
  /** `x!` */
  | {kind: 'force'; on: Expr; at: Span}
  /** `x?` */
  | {kind: 'chain'; on: Expr; at: Span}
  | {kind: 'cast'; on: Expr; type: TypeRef; how: 'as' | 'as?' | 'as!' | 'is'; at: Span}
  | {kind: 'if'; conds: Condition[]; then: Stmt[]; else?: Stmt[]; at: Span}
  | {kind: 'ternary'; cond: Expr; then: Expr; else: Expr; at: Span}
  | {kind: 'switch'; subject: Expr; cases: SwitchCase[]; at: Span}
  | {kind: 'do'; body: Stmt[]; catches: CatchClause[]; at: Span}
  | ({kind: 'mark'; on: Expr; at: Span} & EffectMark)
  /** `label` is the statement label after `break` or `continue`. */
  | {
      kind: 'jump';
      how: 'return' | 'throw' | 'break' | 'continue' | 'fallthrough';
      value?: Expr;
      label?: string;
      at: Span;
    }
  | {kind: 'array'; items: Expr[]; at: Span}
  | {kind: 'dictionary'; items: {key: Expr; value: Expr}[]; at: Span}
  | {kind: 'tuple'; items: {label?: string; value: Expr}[]; at: Span}
  | {kind: 'type'; type: TypeRef; at: Span}
  | {kind: 'keyPath'; at: Span}
  /** Syntax that the lowering has no rule for. Its parts are still checked. */
  | {kind: 'other'; parts: Expr[]; at: Span};

/** The expressions of one kind. */
export type ExprOf<Kind extends Expr['kind']> = Extract<Expr, {kind: Kind}>;

export type Pattern =
  | {kind: 'bind'; name: string; mutable: boolean; at: Span}
  | {kind: 'wild'; at: Span}
  | {kind: 'tuple'; items: Pattern[]; at: Span}
  /** `.group(let group)`; `on` is a type written before the dot. */
  | {kind: 'case'; on?: TypeRef; name: string; items: Pattern[]; at: Span}
  | {kind: 'is'; type: TypeRef; pattern?: Pattern; at: Span}
  /** `x?` */
  | {kind: 'some'; of: Pattern; at: Span}
  | {kind: 'value'; value: Expr; at: Span};

/** The patterns of one kind. */
export type PatternOf<Kind extends Pattern['kind']> = Extract<Pattern, {kind: Kind}>;

export type Condition =
  | {kind: 'test'; value: Expr}
  /** `if let x = y`, or the short form `if let x`. */
  | {kind: 'unwrap'; pattern: Pattern; type?: TypeRef; value: Expr; at: Span}
  | {kind: 'match'; pattern: Pattern; value: Expr; at: Span};

export interface SwitchCase {
  /** Empty for `default`. */
  patterns: Pattern[];
  guard?: Expr;
  body: Stmt[];
}

export interface CatchClause {
  pattern?: Pattern;
  body: Stmt[];
}

export type Stmt =
  /** `label` is the name before a loop, `if`, `switch` or `do`. `break` and `continue` can use this name. */
  | {kind: 'expr'; value: Expr; label?: string; at: Span}
  | {kind: 'assign'; target: Expr; op: string; value: Expr; mark?: EffectMark; at: Span}
  | {
      kind: 'for';
      pattern: Pattern;
      over: Expr;
      where?: Expr;
      await: boolean;
      try: boolean;
      body: Stmt[];
      label?: string;
      at: Span;
    }
  /** If `repeat` is true, the body runs before the first test, as in `repeat … while`. */
  | {kind: 'while'; conds: Condition[]; body: Stmt[]; repeat: boolean; label?: string; at: Span}
  | {kind: 'guard'; conds: Condition[]; else: Stmt[]; at: Span}
  /** If `defer` is true, the body runs when the block around the statement ends. */
  | {kind: 'block'; body: Stmt[]; defer: boolean; at: Span}
  | Decl;

/** The statements of one kind. */
export type StmtOf<Kind extends Stmt['kind']> = Extract<Stmt, {kind: Kind}>;

export type Decl = FuncDecl | VarDecl | TypeDecl;

/** A constraint on a type parameter; `equal` is true for `==`, as in `where Element == UInt8`. */
export interface Constraint {
  name: string;
  type: TypeRef;
  equal: boolean;
}

export interface TypeParamDecl {
  name: string;
  bound?: TypeRef;
}

export interface ParamDecl {
  /** The argument label; null for `_`. */
  label: string | null;
  name: string;
  type?: TypeRef;
  /** Whether callers may leave the argument out. */
  optional: boolean;
  variadic: boolean;
  inout: boolean;
  /** Whether it is `@autoclosure`: callers pass a value, and the body calls a function. */
  autoclosure: boolean;
  default?: Expr;
  at: Span;
}

/** The words before a declaration. */
export interface Modifiers {
  static: boolean;
  /** `private`, but not `fileprivate`. */
  private: boolean;
  override: boolean;
  /** All of the words, including attributes, such as `mutating` and `@State`. */
  words: string[];
}

export interface FuncDecl {
  kind: 'func';
  name: string;
  at: Span;
  typeParams: TypeParamDecl[];
  /** The checker applies only the constraints of initializers. */
  where?: Constraint[];
  params: ParamDecl[];
  result?: TypeRef;
  /** Undefined for a protocol's requirement, a subscript, and an initializer that Swift derives. */
  body?: Stmt[];
  /** Where the body's closing brace is. */
  end?: Span;
  async: boolean;
  throws: boolean | 'rethrows';
  /** Whether it is `init?`. */
  failable?: boolean;
  modifiers: Modifiers;
}

export interface VarDecl {
  kind: 'var';
  pattern: Pattern;
  names: {name: string; at: Span}[];
  at: Span;
  type?: TypeRef;
  value?: Expr;
  /** The body of a computed property. */
  getter?: Stmt[];
  /** Bodies of `set`, `_modify`, `willSet` and `didSet`. */
  others: Stmt[][];
  /** The names that these bodies have for the new or old value: `newValue`, `oldValue`, and the one in `set(value)`. */
  valueNames: string[];
  /** Whether it is `var`, not `let`. */
  mutable: boolean;
  /** Whether it can be assigned after it has a value: false for `let` and for computed properties without `set`. */
  settable: boolean;
  /** Whether reading it needs `await`: for `async let`, and for getters that are async. */
  async: boolean;
  throws: boolean;
  modifiers: Modifiers;
}

export interface CaseDecl {
  kind: 'case';
  name: string;
  at: Span;
  /** The associated values. */
  params?: ParamDecl[];
}

export interface TypeDecl {
  kind: 'type';
  form: 'class' | 'struct' | 'enum' | 'protocol' | 'actor' | 'alias' | 'extension';
  name: string;
  at: Span;
  typeParams: TypeParamDecl[];
  supers: TypeRef[];
  where: Constraint[];
  inits: FuncDecl[];
  members: Decl[];
  cases: CaseDecl[];
  /** The type behind an alias, or the type that an extension extends. */
  of?: TypeRef;
  modifiers: Modifiers;
}

/** A sample, or a file of declarations. */
export interface SourceFile {
  module: string;
  imports: {path: string; at: Span}[];
  body: Stmt[];
  /** Whether `#if` chooses between lines. All branches of an `#if` are read, so each may declare the same names. */
  conditional: boolean;
}
