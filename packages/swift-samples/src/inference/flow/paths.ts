/** Follows the paths through branches, loops and jumps. */
import type {Closure, Condition, Expr, ExprOf, Span, Stmt} from '../../ir';
import type {Session} from '../session';
import {blockIn, find, hide, join, namesIn, partsOf, type Block, type Deferred, type State, type Target} from './state';

/** The depth of nesting up to which loops are walked twice. Each further level would double the number of walks. */
const MAX_LOOP_DEPTH = 3;

export abstract class Paths {
  protected state: State = new Map();
  protected targets: Target[] = [];
  protected loopDepth = 0;
  /** Called at each `return` in an initializer, except for `return nil`. */
  protected onReturn: ((at: Span) => void) | undefined;
  private silent = false;
  private readonly reported = new Set<Deferred>();

  constructor(protected readonly session: Session) {}

  protected abstract walkBlock(body: readonly Stmt[], outer: Block | undefined, hidden?: readonly string[]): void;

  protected abstract walkClosure(closure: Closure, block: Block): void;

  protected walk(expr: Expr, block: Block): void {
    const deferred = find(block, expr);
    if (deferred) return this.use(deferred, expr.at);
    if (expr.kind === 'if') return this.walkIf(expr, block);
    if (expr.kind === 'switch') return this.walkSwitch(expr, block);
    if (expr.kind === 'do') return this.walkDo(expr, block);
    if (expr.kind === 'jump') return this.walkJump(expr, block);
    if (expr.kind === 'closure') {
      for (const {value} of expr.captures) if (value) this.walk(value, block);
      return this.walkClosure(expr, block);
    }
    if (expr.kind === 'ternary') {
      this.walk(expr.cond, block);
      return this.walkBranches([() => this.walk(expr.then, block), () => this.walk(expr.else, block)]);
    }
    if (expr.kind === 'binary' && /^(?:&&|\|\||\?\?)$/.test(expr.op)) {
      this.walk(expr.left, block);
      return this.walkBranches([() => this.walk(expr.right, block), () => undefined]);
    }
    for (const part of partsOf(expr)) this.walk(part, block);
    if (this.session.neverReturning.has(expr)) this.state = undefined;
  }

  protected use(deferred: Deferred, at: Span): void {
    const status = this.state?.get(deferred);
    if (status === undefined || status === 'yes' || this.reported.has(deferred)) return;
    const has = status === 'no' ? 'has no value yet' : 'may have no value';
    this.report(at, `\`${deferred.name}\` is used here, where it ${has}.`);
    if (!this.silent) this.reported.add(deferred);
  }

  protected walkConditions(conds: readonly Condition[], block: Block): void {
    for (const cond of conds) this.walk(cond.value, block);
  }

  protected walkBranches(branches: readonly (() => void)[]): void {
    const before = this.state;
    const ends = branches.map((walk) => {
      this.state = before;
      walk();
      return this.state;
    });
    this.state = ends.reduce<State>(join, undefined);
  }

  protected walkIf(expr: ExprOf<'if'>, block: Block): void {
    const inner = blockIn(block);
    this.walkConditions(expr.conds, inner);
    hide(inner, expr.conds);
    this.walkBranches([() => this.walkBlock(expr.then, inner), () => this.walkBlock(expr.else ?? [], block)]);
  }

  protected walkSwitch(expr: ExprOf<'switch'>, block: Block): void {
    this.walk(expr.subject, block);
    const before = this.state;
    const target: Target = {label: undefined, unlabeled: true, loop: false, breaks: []};
    this.targets.push(target);
    let falling: State;
    const ends = expr.cases.map(({patterns, guard, body}) => {
      const names = patterns.flatMap(namesIn);
      const inner = blockIn(block, names);
      this.state = join(before, falling);
      if (guard) this.walk(guard, inner);
      const last = body.at(-1);
      const falls = last?.kind === 'expr' && last.value.kind === 'jump' && last.value.how === 'fallthrough';
      this.walkBlock(falls ? body.slice(0, -1) : body, inner);
      falling = falls ? this.state : undefined;
      return falls ? undefined : this.state;
    });
    this.targets.pop();
    this.state = [...ends, ...target.breaks].reduce<State>(join, expr.cases.length > 0 ? undefined : before);
  }

  protected walkDo(expr: ExprOf<'do'>, block: Block): void {
    const body = (): void => this.walkBlock(expr.body, block);
    // Walk a `catch` with the state from before the `do`, because an assignment whose value throws doesn't happen.
    const catches = expr.catches.map(({pattern, body: caught}) => (): void => {
      this.walkBlock(caught, block, pattern ? namesIn(pattern) : ['error']);
    });
    this.walkBranches([body, ...catches]);
  }

  protected walkJump({how, value, label, at}: ExprOf<'jump'>, block: Block): void {
    if (value) this.walk(value, block);
    const failed = value?.kind === 'literal' && value.of === 'nil';
    if (how === 'return' && !failed) this.onReturn?.(at);
    if (how === 'break' || how === 'continue') {
      const open = how === 'break' ? this.targets : this.targets.filter(({loop}) => loop);
      const target = open.findLast((each) => (label === undefined ? each.unlabeled : each.label === label));
      if (how === 'break') target?.breaks.push(this.state);
      if (!target) this.reportStray(how, label, at);
    }
    this.state = undefined;
  }

  /** Reports a `break` or `continue` that no statement around it takes. */
  private reportStray(how: 'break' | 'continue', label: string | undefined, at: Span): void {
    const place = how === 'break' ? 'a loop or a `switch`' : 'a loop';
    const named = how === 'break' ? 'statement' : 'loop';
    this.report(
      at,
      label === undefined ? `\`${how}\` is outside ${place}.` : `No ${named} around this has the label \`${label}\`.`,
    );
  }

  /**
   * @param atLeastOnce - whether the body runs before the loop can end
   * @param endless - whether only `break` ends the loop
   */
  protected walkLoop(label: string | undefined, atLeastOnce: boolean, body: () => void, endless = false): void {
    const before = this.state;
    const target: Target = {label, unlabeled: true, loop: true, breaks: []};
    this.targets.push(target);
    this.loopDepth++;
    // The first walk finds what earlier iterations may have assigned.
    const open = [...(before ?? [])].some(([, status]) => status !== 'yes');
    if (open && this.loopDepth <= MAX_LOOP_DEPTH) {
      const {silent} = this;
      this.silent = true;
      body();
      this.silent = silent;
      this.state = join(before, this.state);
      target.breaks = [];
    }
    body();
    this.loopDepth--;
    this.targets.pop();
    const ends = endless ? undefined : atLeastOnce ? this.state : join(before, this.state);
    this.state = target.breaks.reduce<State>(join, ends);
  }

  /** Walks a statement that `break` can leave by its label. */
  protected labeled(label: string | undefined, walk: () => void): void {
    if (label === undefined) return walk();
    const target: Target = {label, unlabeled: false, loop: false, breaks: []};
    this.targets.push(target);
    walk();
    this.targets.pop();
    this.state = target.breaks.reduce<State>(join, this.state);
  }

  /** Walks a body that runs at another time. Its assignments don't count for the code around it. */
  protected walkApart(walk: () => void): void {
    const before = this.state;
    this.state ??= new Map();
    walk();
    this.state = before;
  }

  protected report(at: Span, message: string): void {
    if (!this.silent) this.session.report(at, message);
  }
}
