import type {Env, Type} from './types';

interface Binding {
  type: Type;
  /** Types of what a sample declares are found on first use. */
  lazy?: () => Type;
}

/** An object whose members may be named without it: `this`, `self`. */
interface Receiver {
  type: Type;
  label?: string;
  /** The type's own members and its static ones may be named too. */
  inside: boolean;
}

/** What the function or closure around an expression allows. */
export interface Effects {
  async: boolean | 'infer';
  throws: boolean | 'infer';
  /** Set where something in it needed `try` or `await` that reaches its edge. */
  didThrow: boolean;
  didAsync: boolean;
  result?: Type;
  /** What `return` gave, where the result is not written. */
  returned: Type[];
  kind: 'top' | 'fun' | 'lambda';
  name?: string;
}

export class Scope {
  private readonly names = new Map<string, Binding>();
  private readonly narrowed = new Map<string, Type>();

  constructor(
    readonly parent: Scope | undefined,
    readonly env: Env,
    readonly effects: Effects,
    readonly receivers: readonly Receiver[] = [],
  ) {}

  child(change: Partial<Pick<Scope, 'env' | 'effects' | 'receivers'>> = {}): Scope {
    return new Scope(this, change.env ?? this.env, change.effects ?? this.effects, change.receivers ?? []);
  }

  set(name: string, binding: Binding): void {
    this.names.set(name, binding);
    this.narrowed.delete(name);
  }

  own(name: string): Binding | undefined {
    return this.names.get(name);
  }

  narrow(path: string, type: Type): void {
    this.narrowed.set(path, type);
  }

  /** The type that conditions around have shown a path to have, unless the name was declared anew within. */
  narrowedType(path: string): Type | undefined {
    const root = path.split('.')[0]!;
    for (const scope of this.levels()) {
      const found = scope.narrowed.get(path);
      if (found) return found;
      if (scope.names.has(root)) return undefined;
    }
    return undefined;
  }

  forget(path: string): void {
    for (const scope of this.levels()) scope.narrowed.delete(path);
  }

  /** This scope and those around it, from the inside out. */
  *levels(): Iterable<Scope> {
    yield this;
    if (this.parent) yield* this.parent.levels();
  }

  *allNames(): Iterable<string> {
    for (const scope of this.levels()) yield* scope.names.keys();
  }
}
