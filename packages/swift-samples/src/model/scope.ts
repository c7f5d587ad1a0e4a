/** The names that a block of code can use, and what the function around it allows. */
import type {Span} from '../ir';
import type {Env, Member, Type} from './types';

export interface Binding {
  type: Type;
  /** Set for the name of local functions. */
  functions?: Member[];
  /** Why the name can't be assigned; undefined if it can. */
  constant?: 'let' | 'parameter' | 'loop variable';
  /** For names declared with `async let`: whether code that reads the name must wait, and whether that can throw. */
  reading?: {async: boolean; throws: boolean};
  /** The position of the declaration, for names that may be declared only once in a scope. */
  declaredAt?: Span;
}

/** The object that `self` refers to. Code can use its members without writing `self`. */
export interface Receiver {
  type: Type;
  /** Whether code here may change the object's own properties, as in classes, initializers and `mutating` functions. */
  mutable: boolean;
  /** Whether the code is static, so that `self` is the type. */
  static?: boolean;
  /** Whether the code is an initializer, which gives `let` properties their value. */
  init: boolean;
}

/** What the function or closure around an expression allows, and what the code in it does. */
export interface Effects {
  async: boolean | 'infer';
  throws: boolean | 'infer';
  /** Whether the function's body throws an error that the body doesn't catch. */
  didThrow: boolean;
  didAsync: boolean;
  /** The type that returned values must have. */
  result?: Type;
  returned: Type[];
}

/** Returns effects with nothing recorded yet. */
export function newEffects(allows: Pick<Effects, 'async' | 'throws' | 'result'>): Effects {
  return {...allows, didThrow: false, didAsync: false, returned: []};
}

export class Scope {
  private readonly names = new Map<string, Binding>();

  constructor(
    readonly parent: Scope | undefined,
    readonly env: Env,
    readonly effects: Effects,
    readonly receiver?: Receiver,
  ) {}

  child(change: Partial<Pick<Scope, 'env' | 'effects' | 'receiver'>> = {}): Scope {
    return new Scope(this, change.env ?? this.env, change.effects ?? this.effects, change.receiver);
  }

  set(name: string, binding: Binding): void {
    this.names.set(name, binding);
  }

  own(name: string): Binding | undefined {
    return this.names.get(name);
  }

  /** This scope and those around it, from the inside out. */
  *levels(): Iterable<Scope> {
    yield this;
    for (let scope = this.parent; scope; scope = scope.parent) yield scope;
  }

  *allNames(): Iterable<string> {
    for (const scope of this.levels()) yield* scope.names.keys();
  }
}
