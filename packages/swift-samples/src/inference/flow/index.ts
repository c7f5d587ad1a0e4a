/**
 * The flow analysis of one file: which statements are reached, and which names have a value there. It runs after the
 * inference, over every function, closure and initializer. It reports missing returns, names that are used without a
 * value, and constants that get a second value.
 */
import type {Closure, FuncDecl, Span, Stmt, StmtOf, TypeDecl, VarDecl} from '../../ir';
import {show} from '../../model/messages';
import {isSelf} from '../candidates';
import type {Session} from '../session';
import {Paths} from './paths';
import {blockIn, callsOwnInit, find, hide, isDeferred, namesIn, type Block, type Deferred} from './state';

/** Reports what is wrong with the flow through a file's statements and all bodies in them. */
export function checkFlow(session: Session, body: readonly Stmt[]): void {
  new Flow(session).walkBody(body, undefined);
}

class Flow extends Paths {
  /** Walks the body of a function or closure, which can use the names in `outer`. */
  walkBody(body: readonly Stmt[], outer: Block | undefined, hidden: readonly string[] = []): void {
    const {targets, onReturn, loopDepth} = this;
    this.targets = [];
    this.onReturn = undefined;
    this.loopDepth = 0;
    this.walkBlock(body, outer, hidden);
    Object.assign(this, {targets, onReturn, loopDepth});
  }

  /** @param hidden - names that the block's header declares */
  protected walkBlock(body: readonly Stmt[], outer: Block | undefined, hidden: readonly string[] = []): void {
    const block = blockIn(outer, hidden);
    for (const statement of body) this.walkStatement(statement, block);
  }

  protected walkStatement(statement: Stmt, block: Block): void {
    switch (statement.kind) {
      case 'expr':
        return this.labeled(statement.label, () => this.walk(statement.value, block));
      case 'assign':
        return this.walkAssignment(statement, block);
      case 'for':
        this.walk(statement.over, block);
        return this.walkLoop(statement.label, false, () => {
          const names = namesIn(statement.pattern);
          const inner = blockIn(block, names);
          if (statement.where) this.walk(statement.where, inner);
          this.walkBlock(statement.body, inner);
        });
      case 'while':
        return this.walkWhile(statement, block);
      case 'guard': {
        this.walkConditions(statement.conds, block);
        const before = this.state;
        this.walkBlock(statement.else, block);
        this.state = before;
        hide(block, statement.conds);
        return;
      }
      case 'block': {
        // `defer` runs later, so its assignments don't count for the statements after it.
        const before = this.state;
        this.walkBlock(statement.body, block);
        if (statement.defer) this.state = before;
        return;
      }
      case 'func':
        block.names.set(statement.name, undefined);
        return this.walkFunction(statement, block);
      case 'var':
        return this.walkVariable(statement, block);
      case 'type':
        return this.walkType(statement, block);
    }
  }

  protected walkAssignment({target, op, value}: StmtOf<'assign'>, block: Block): void {
    // `(a, b) = …` assigns both.
    const targets = target.kind === 'tuple' ? target.items.map((item) => item.value) : [target];
    const assigned = targets.map((each) => (op === '=' ? find(block, each) : undefined));
    targets.forEach((each, index) => {
      if (!assigned[index]) this.walk(each, block);
    });
    this.walk(value, block);
    targets.forEach((each, index) => this.assign(assigned[index], each.at));
    // `self = …` gives every property a value.
    if (isSelf(target) && this.state)
      this.state = new Map([...this.state].map(([each, status]) => [each, each.property ? 'yes' : status]));
  }

  /** Records that a name has a value now. Reports a constant that has one already. */
  private assign(assigned: Deferred | undefined, at: Span): void {
    const status = assigned && this.state?.get(assigned);
    if (!assigned || !status) return;
    if (assigned.constant && status !== 'no')
      this.report(
        at,
        `\`${assigned.name}\` is a \`let\` constant and ${status === 'yes' ? 'has' : 'may have'} a value already.`,
      );
    this.state = new Map(this.state).set(assigned, 'yes');
  }

  protected walkWhile(statement: StmtOf<'while'>, block: Block): void {
    const [only] = statement.conds;
    const endless =
      statement.conds.length === 1 &&
      only?.kind === 'test' &&
      only.value.kind === 'literal' &&
      only.value.text === 'true';
    this.walkLoop(
      statement.label,
      endless || statement.repeat,
      () => {
        const inner = blockIn(block);
        if (!statement.repeat) {
          this.walkConditions(statement.conds, inner);
          hide(inner, statement.conds);
        }
        this.walkBlock(statement.body, inner);
        if (statement.repeat) this.walkConditions(statement.conds, inner);
      },
      endless,
    );
  }

  protected walkVariable(decl: VarDecl, block: Block): void {
    if (decl.value) this.walk(decl.value, block);
    for (const body of [decl.getter, ...decl.others]) if (body) this.walkAccessor(decl, body, block);
    for (const {name} of decl.names) block.names.set(name, undefined);
    const name = decl.names[0]?.name;
    if (!isDeferred(decl) || name === undefined || !this.state) return;
    const deferred = {name, constant: !decl.mutable, property: false};
    block.names.set(name, deferred);
    this.state = new Map(this.state).set(deferred, 'no');
  }

  protected walkAccessor(decl: VarDecl, body: readonly Stmt[], block: Block): void {
    this.walkApart(() => {
      this.state = new Map();
      this.walkBody(body, block, decl.valueNames);
      if (body === decl.getter) this.requireEnd(decl, decl.at, `\`${decl.names[0]?.name ?? ''}\``);
    });
  }

  protected walkFunction(decl: FuncDecl, block: Block | undefined): void {
    if (!decl.body) return;
    const {body} = decl;
    this.walkApart(() => {
      // Assume that a local function is called only when all names have a value.
      this.state = new Map();
      this.walkBody(
        body,
        block,
        decl.params.map(({name}) => name),
      );
      this.requireEnd(decl, decl.at, `\`${decl.name}\``);
    });
  }

  protected walkClosure(closure: Closure, block: Block): void {
    const names = [...(closure.params ?? []), ...closure.captures].map(({name}) => name);
    this.walkApart(() => {
      this.walkBody(closure.body, block, names);
      this.requireEnd(closure, closure.at, 'The closure');
    });
  }

  /** Reports a body that must return a value but whose end can be reached. */
  protected requireEnd(body: FuncDecl | VarDecl | Closure, at: Span, name: string): void {
    const type = this.session.mustReturn.get(body);
    if (type && this.state)
      this.report(at, `${name} must return \`${show(type)}\`, but its end can be reached without a \`return\`.`);
  }

  protected walkType(decl: TypeDecl, block: Block): void {
    const inner = blockIn(block);
    const fields = decl.members.filter(
      (member): member is VarDecl => member.kind === 'var' && !member.modifiers.static,
    );
    const open = fields.filter(isDeferred).map((member) => {
      return {name: member.names[0]!.name, constant: !member.mutable, property: true};
    });
    for (const member of decl.members) this.walkApart(() => this.walkMember(member, inner));
    if (decl.form !== 'class' && decl.form !== 'struct' && decl.form !== 'actor') {
      for (const init of decl.inits) this.walkFunction(init, inner);
      return;
    }
    const written = decl.inits.filter(({body}) => body);
    for (const init of written) this.walkInit(init, inner, open);
    if (written.length === 0 && decl.form !== 'struct' && open[0])
      this.report(decl.at, `\`${decl.name}\` needs an \`init\`: its property \`${open[0].name}\` has no value.`);
  }

  protected walkMember(member: TypeDecl['members'][number], block: Block): void {
    if (member.kind === 'func') this.walkFunction(member, block);
    else if (member.kind === 'type') this.walkType(member, block);
    else {
      if (member.value) this.walk(member.value, block);
      for (const body of [member.getter, ...member.others]) if (body) this.walkAccessor(member, body, block);
    }
  }

  /** Reports properties that an initializer leaves without a value, unless it calls another initializer of the type. */
  protected walkInit(init: FuncDecl, block: Block, fields: readonly Deferred[]): void {
    const delegates = init.modifiers.words.includes('convenience') || callsOwnInit(init.body);
    const open = delegates ? [] : fields;
    const inner: Block = {names: new Map(open.map((field) => [field.name, field])), parent: block};
    this.walkApart(() => {
      this.state = new Map(open.map((field) => [field, 'no']));
      const {targets, onReturn} = this;
      this.targets = [];
      this.onReturn = (at) => {
        for (const field of open)
          if (this.state && this.state.get(field) !== 'yes')
            this.report(at, `\`${field.name}\` has no value when this \`init\` ends.`);
      };
      const ended = this.onReturn;
      this.walkBlock(
        init.body ?? [],
        inner,
        init.params.map(({name}) => name),
      );
      ended(init.end ?? init.at);
      Object.assign(this, {targets, onReturn});
    });
  }
}
