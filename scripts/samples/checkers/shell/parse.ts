/**
 * The part of the shell's language that pages need: commands of words, quoted or not, with assignments before them,
 * joined by `|`, `&&`, `||`, `;` and line breaks, with redirections and `$(…)`. Loops, functions, here-documents and
 * the like are refused: a reader pastes samples into whatever shell they have.
 */

export interface Word {
  /** Without its quotes; a substitution stays as it was written. */
  text: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** A command with its arguments; the first word is its name. */
export type Command = readonly Word[];

/** What cannot be understood, and where. */
export class ShellError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
    this.name = 'ShellError';
  }
}

const OPERATOR = /&&|\|\||[|;]/y;
const REDIRECTION = /\d?(?:>>|>|<)(?:&\d)?/y;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
const VARIABLE = /\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\}|[?!#@*0-9$])/y;
const KEYWORDS = [
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'for',
  'while',
  'until',
  'do',
  'done',
  'case',
  'esac',
  'function',
  'select',
  '[[',
  '{',
  '}',
  '!',
];

class Parser {
  private at = 0;
  private readonly commands: Command[] = [];

  constructor(private readonly code: string) {}

  parse(): Command[] {
    this.list(undefined);
    return this.commands;
  }

  private peek(): string | undefined {
    return this.code[this.at];
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.code)?.[0];
    if (text !== undefined) this.at += text.length;
    return text;
  }

  private place(at = this.at): {line: number; column: number} {
    const before = this.code.slice(0, at).split('\n');
    return {line: before.length, column: before[before.length - 1]!.length + 1};
  }

  private fail(message: string, at = this.at): never {
    const {line, column} = this.place(at);
    throw new ShellError(message, line, column);
  }

  /** Commands up to `end`, which is left to the caller, or to the end of the code. */
  private list(end: string | undefined): void {
    /** The operator that wants a command after it, and where it stands. */
    let open: {operator: string; at: number} | undefined;
    for (;;) {
      this.blank();
      if (this.peek() === undefined || this.peek() === end) break;
      if (this.match(/\n/y) !== undefined) continue;
      const start = this.at;
      const operator = this.match(OPERATOR);
      if (operator !== undefined) this.fail(`"${operator}" stands without a command before it.`, start);
      this.command(end);
      open = undefined;
      this.blank();
      const joinedAt = this.at;
      const joint = this.match(OPERATOR);
      if (joint !== undefined && joint !== ';') open = {operator: joint, at: joinedAt};
    }
    if (open) this.fail(`"${open.operator}" stands without a command after it.`, open.at);
    if (end !== undefined && this.peek() === undefined) this.fail(`"${end}" is missing.`);
  }

  /** Spaces, continued lines and comments. */
  private blank(): void {
    while (this.match(/[ \t]+|\\\n|(?<![^\s;|&(])#[^\n]*/y) !== undefined);
  }

  private command(end: string | undefined): void {
    const words: Word[] = [];
    let redirects = 0;
    for (;;) {
      this.blank();
      const next = this.peek();
      if (next === undefined || next === '\n' || next === end) break;
      OPERATOR.lastIndex = this.at;
      if (OPERATOR.test(this.code)) break;
      const start = this.at;
      if (this.match(REDIRECTION) !== undefined) {
        if (this.code.startsWith('<', this.at)) this.fail('here-documents are not understood.', start);
        redirects += 1;
        this.blank();
        if (!this.code.slice(start, this.at).includes('&') && this.word(end).text === '') {
          this.fail('a redirection needs a file.', start);
        }
      } else if (next === '&' || next === '(' || next === ')' || next === '`') {
        this.fail(`"${next}" is not understood here.`);
      } else {
        words.push(this.word(end));
      }
    }
    const first = words.findIndex(({text}) => !ASSIGNMENT.test(text));
    const command = first === -1 ? [] : words.slice(first);
    const name = command[0];
    if (name && KEYWORDS.includes(name.text)) {
      throw new ShellError(`"${name.text}" is not understood: write plain commands.`, name.line, name.column);
    }
    if (name?.text === '$') {
      throw new ShellError('leave the prompt out: readers copy the whole line.', name.line, name.column);
    }
    if (words.length === 0 && redirects === 0) this.fail('a command is missing.');
    if (command.length > 0) this.commands.push(command);
  }

  private word(end: string | undefined): Word {
    const start = this.at;
    let text = '';
    for (;;) {
      const next = this.peek();
      if (next === undefined || /[\s;|&<>]/.test(next) || next === end) break;
      if (next === '(' || next === ')' || next === '`') this.fail(`"${next}" is not understood here.`);
      text += this.piece(end);
    }
    return {text, ...this.place(start)};
  }

  /** One piece of a word: a quoted text, an escaped sign, a substitution or a plain sign. */
  private piece(end: string | undefined): string {
    const start = this.at;
    const next = this.peek();
    if (next === "'") {
      const quoted = this.match(/'[^']*'/y) ?? this.fail('a single quote is never closed.', start);
      return quoted.slice(1, -1);
    }
    if (next === '"') return this.doubleQuoted(end);
    if (next === '\\') {
      const escaped = this.match(/\\[^]/y) ?? this.fail('a backslash ends the code.', start);
      return escaped === '\\\n' ? '' : escaped.slice(1);
    }
    if (next === '$') return this.substitution();
    this.at += 1;
    return next!;
  }

  private doubleQuoted(end: string | undefined): string {
    const start = this.at;
    this.at += 1;
    let text = '';
    while (this.peek() !== '"') {
      if (this.peek() === undefined) this.fail('a double quote is never closed.', start);
      if (this.peek() === '`') this.fail('"`" is not understood here: write $(…).');
      text += this.peek() === "'" || !/[\\$]/.test(this.peek()!) ? this.code[this.at++]! : this.piece(end);
    }
    this.at += 1;
    return text;
  }

  private substitution(): string {
    const start = this.at;
    if (this.code.startsWith('$((', this.at)) this.fail('arithmetic is not understood.');
    if (this.code.startsWith('$(', this.at)) {
      this.at += 2;
      this.list(')');
      this.at += 1;
      return this.code.slice(start, this.at);
    }
    const variable = this.match(VARIABLE);
    if (variable !== undefined) return variable;
    if (this.code.startsWith('${', this.at)) this.fail('only ${NAME} is understood.');
    this.at += 1;
    return '$';
  }
}

/**
 * Every command of a sample, those in substitutions included.
 *
 * @throws ShellError where something isn't understood
 */
export function parseShell(code: string): Command[] {
  return new Parser(code).parse();
}
