/**
 * What a Kotlin and a Swift sample have in common once their grammar is out of the way. Each language lowers its
 * syntax tree to this form; the inference reads nothing else. Declarations of the SDK and of the platform are read
 * into the same form, so that a sample's own types and the SDK's are one kind of thing.
 */

/** Where something stands in the text: rows and columns from 0, offsets in UTF-16 units. */
export interface At {
  row: number;
  column: number;
  start: number;
  end: number;
}

export type TypeRef =
  | {kind: 'named'; path: {name: string; args: TypeRef[]}[]; at: At}
  | {kind: 'opt'; of: TypeRef; at: At}
  | {kind: 'tuple'; items: {label?: string; type: TypeRef}[]; at: At}
  | {kind: 'fn'; params: TypeRef[]; result: TypeRef; receiver?: TypeRef; async: boolean; throws: boolean; at: At}
  /** A projection that names no type: `*`, `_`. */
  | {kind: 'any'; at: At};

/** Swift's `try` and `await` before an expression. */
export interface Mark {
  try?: 'try' | 'try?' | 'try!';
  await: boolean;
}

export interface Arg {
  label?: string;
  value: Expr;
  spread?: boolean;
  trailing?: boolean;
}

interface LambdaParam {
  /** Several names are one destructured value. */
  names: string[];
  type?: TypeRef;
}

export interface Lambda {
  kind: 'lambda';
  at: At;
  /** None where the lambda speaks of `it` or `$0`. */
  params?: LambdaParam[];
  result?: TypeRef;
  async?: boolean;
  throws?: boolean;
  label?: string;
  /** Names that a Swift capture list declares: `self` for `[weak self]`. */
  captures: {name: string; weak: boolean; value?: Expr}[];
  body: Stmt[];
}

export type LiteralKind = 'int' | 'long' | 'uint' | 'float' | 'single' | 'bool' | 'char' | 'null' | 'regex';

export type Expr =
  | {kind: 'literal'; of: LiteralKind; at: At}
  | {kind: 'string'; parts: Expr[]; at: At}
  | {kind: 'name'; name: string; args: TypeRef[]; at: At}
  /** Without `on`, it is a member of the expected type: Swift's `.dev`. */
  | {kind: 'member'; on?: Expr; name: string; args: TypeRef[]; safe: boolean; at: At; nameAt: At}
  | {kind: 'call'; fn: Expr; args: Arg[]; at: At}
  | {kind: 'index'; on: Expr; args: Arg[]; at: At}
  | Lambda
  | {kind: 'binary'; op: string; left: Expr; right: Expr; at: At}
  | {kind: 'unary'; op: string; on: Expr; at: At}
  | {kind: 'force'; on: Expr; at: At}
  /** Swift's `x?` without a member after it. */
  | {kind: 'chain'; on: Expr; at: At}
  | {kind: 'cast'; on: Expr; type: TypeRef; how: 'as' | 'as?' | 'as!' | 'is' | '!is'; at: At}
  | {kind: 'if'; conds: Condition[]; then: Stmt[]; else?: Stmt[]; at: At}
  | {kind: 'ternary'; cond: Expr; then: Expr; else: Expr; at: At}
  | {kind: 'when'; subject?: Expr; binding?: string; cases: WhenCase[]; at: At}
  | {kind: 'try'; body: Stmt[]; catches: CatchClause[]; finally?: Stmt[]; at: At}
  /** Swift's `try`, `try?`, `try!` and `await` before an expression. */
  | ({kind: 'mark'; on: Expr; at: At} & Mark)
  | {kind: 'jump'; how: 'return' | 'throw' | 'break' | 'continue'; value?: Expr; label?: string; at: At}
  | {kind: 'list'; items: Expr[]; at: At}
  | {kind: 'dict'; items: {key: Expr; value: Expr}[]; at: At}
  | {kind: 'tuple'; items: {label?: string; value: Expr}[]; at: At}
  | {kind: 'type'; type: TypeRef; at: At}
  | {kind: 'classRef'; type?: TypeRef; on?: Expr; at: At}
  | {kind: 'funRef'; on?: TypeRef; name: string; at: At}
  | {kind: 'object'; type: TypeDecl; at: At}
  | {kind: 'keyPath'; root?: TypeRef; path: string[]; at: At}
  /** Something that the grammar knows and the inference leaves alone; its parts are still looked at. */
  | {kind: 'other'; parts: Expr[]; at: At};

/** The expressions of one kind. */
export type ExprOf<Kind extends Expr['kind']> = Extract<Expr, {kind: Kind}>;

export type Pattern =
  | {kind: 'bind'; name: string; type?: TypeRef; at: At}
  | {kind: 'wild'; at: At}
  | {kind: 'tuple'; items: Pattern[]; at: At}
  | {kind: 'case'; on?: TypeRef; name: string; items: Pattern[]; at: At}
  | {kind: 'is'; type: TypeRef; pattern?: Pattern; negated?: boolean; at: At}
  | {kind: 'in'; value: Expr; at: At}
  | {kind: 'some'; of: Pattern; at: At}
  | {kind: 'value'; value: Expr; at: At};

/** The patterns of one kind. */
export type PatternOf<Kind extends Pattern['kind']> = Extract<Pattern, {kind: Kind}>;

export type Condition =
  | {kind: 'test'; value: Expr}
  /** `if let x = y`; without a value, `if let x`. */
  | {kind: 'unwrap'; pattern: Pattern; type?: TypeRef; value: Expr; at: At}
  | {kind: 'match'; pattern: Pattern; value: Expr; at: At};

export interface WhenCase {
  /** None is `else` or `default`. */
  patterns: Pattern[];
  guard?: Expr;
  body: Stmt[];
}

export interface CatchClause {
  pattern?: Pattern;
  body: Stmt[];
}

export type Stmt =
  | {kind: 'expr'; value: Expr; at: At}
  | {
      kind: 'assign';
      target: Expr;
      op: string;
      value: Expr;
      mark?: Mark;
      at: At;
    }
  | {kind: 'for'; pattern: Pattern; over: Expr; where?: Expr; await: boolean; try: boolean; body: Stmt[]; at: At}
  | {kind: 'while'; conds: Condition[]; body: Stmt[]; at: At}
  | {kind: 'guard'; conds: Condition[]; else: Stmt[]; at: At}
  | {kind: 'block'; body: Stmt[]; at: At}
  | Decl;

/** The statements of one kind. */
export type StmtOf<Kind extends Stmt['kind']> = Extract<Stmt, {kind: Kind}>;

export type Decl = FunDecl | VarDecl | TypeDecl;

export interface TypeParamDecl {
  name: string;
  bound?: TypeRef;
}

export interface ParamDecl {
  /** The argument label: null where Swift writes `_`. */
  label: string | null;
  name: string;
  type?: TypeRef;
  optional: boolean;
  vararg: boolean;
  default?: Expr;
  at: At;
}

export interface Flags {
  static: boolean;
  hidden: boolean;
  override: boolean;
  inline: boolean;
  abstract: boolean;
  words: string[];
}

export interface FunDecl {
  kind: 'fun';
  name: string;
  at: At;
  typeParams: TypeParamDecl[];
  receiver?: TypeRef;
  params: ParamDecl[];
  result?: TypeRef;
  body?: Stmt[];
  /** A body of one expression, whose type is that of the function where none is written. */
  value?: Expr;
  async: boolean;
  throws: boolean | 'rethrows';
  /** Swift's `init?`. */
  failable?: boolean;
  flags: Flags;
}

export interface VarDecl {
  kind: 'var';
  pattern: Pattern;
  /** The names that it declares, with the place of each. */
  names: {name: string; at: At}[];
  at: At;
  typeParams: TypeParamDecl[];
  receiver?: TypeRef;
  type?: TypeRef;
  value?: Expr;
  delegate?: Expr;
  getter?: Stmt[];
  others: Stmt[][];
  mutable: boolean;
  async: boolean;
  throws: boolean;
  mark?: Mark;
  flags: Flags;
}

export interface CaseDecl {
  name: string;
  at: At;
  params?: ParamDecl[];
  args: Arg[];
}

export interface TypeDecl {
  kind: 'type';
  form: 'class' | 'struct' | 'enum' | 'interface' | 'object' | 'actor' | 'alias' | 'extension';
  name: string;
  at: At;
  typeParams: TypeParamDecl[];
  supers: {type: TypeRef; args?: Arg[]}[];
  /** Constraints of a `where` clause that bind a type parameter: `where Element == UInt8`. */
  where: {name: string; type: TypeRef; equal: boolean}[];
  ctors: FunDecl[];
  inits: Stmt[][];
  members: Decl[];
  cases: CaseDecl[];
  /** What an alias stands for, or an extension extends. */
  of?: TypeRef;
  flags: Flags;
}

/** One file, or one package of it. */
export interface Unit {
  module: string;
  imports: {path: string; alias?: string; all: boolean; at: At}[];
  body: Stmt[];
}
