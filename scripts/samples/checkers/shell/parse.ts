/**
 * Parses the part of the shell language that pages need, with tree-sitter's Bash grammar. Commands can be joined by
 * `|`, `&&`, `||`, `;` and line breaks, and can have assignments, redirections and `$(…)`. Loops, functions,
 * here-documents and the like are refused, because readers use different shells.
 */
import {loadGrammar, parts, type Node} from '@portal/swift-samples/syntax';

export interface Word {
  /** The word without quotes. Substitutions stay as written. */
  text: string;
  /** Line of the code, from 1. */
  line: number;
  /** Column of the code, from 1. */
  column: number;
}

/** A command with its arguments. The first word is its name. */
export type Command = readonly Word[];

/** Syntax that is refused. Line and column count from 1. */
export class ShellError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, {startPosition, text}: Node) {
    super(message);
    this.name = 'ShellError';
    // Error nodes include the space before them.
    const space = /^[ \t]*/.exec(text)![0].length;
    this.line = startPosition.row + 1;
    this.column = startPosition.column + space + 1;
  }
}

/**
 * Loads the grammar.
 *
 * @returns a function that returns all commands of a sample, including those in substitutions, or throws ShellError
 */
export async function loadShell(): Promise<(code: string) => Command[]> {
  const parse = await loadGrammar('bash');
  return (code) =>
    parse(code, (root) => {
      check(root);
      return commandsIn(root);
    });
}

const COMMANDS = new Set(['command', 'declaration_command', 'unset_command']);
const NODES = new Set([
  ...COMMANDS,
  'program',
  'list',
  'pipeline',
  'command_name',
  'redirected_statement',
  'file_redirect',
  'file_descriptor',
  'variable_assignment',
  'variable_assignments',
  'variable_name',
  'special_variable_name',
  'word',
  'number',
  'string',
  'string_content',
  'raw_string',
  'concatenation',
  'simple_expansion',
  'expansion',
  'command_substitution',
]);
const REFUSED_TOKENS = new Set(['&', '`', '(', ')', ';;', '|&', '&>', '&>>', '>|']);

/** @throws ShellError at the first node that is refused */
function check(node: Node): void {
  const problem = problemOf(node);
  if (problem !== undefined) throw new ShellError(problem, node);
  parts(node).forEach((child, index, children) => {
    // If a command is missing after an operator, the grammar adds an empty one.
    const operator = child.type === 'command' && child.text === '' ? children[index - 1] : undefined;
    if (operator) throw new ShellError(`"${operator.text}" has no command after it.`, operator);
    check(child);
  });
}

function problemOf(node: Node): string | undefined {
  const {type, text, parent} = node;
  if (node.isMissing) return `"${type}" is missing.`;
  if (node.isError) return problemOfError(text.trim());
  if (/^here(?:doc|string)_redirect$/.test(type))
    return "here-documents aren't supported: pass the text through a pipe, or show it as a file in a sample of its own.";
  if (type === 'arithmetic_expansion') return "arithmetic isn't supported: write the result.";
  if (type === 'expansion' && parts(node).length !== 3) return 'only ${NAME} is supported.';
  if (type === 'simple_expansion' && /^\$\s/.test(text)) return 'leave the prompt out: readers copy the whole line.';
  if (
    type === 'subshell' ||
    (!node.isNamed && REFUSED_TOKENS.has(type) && !(type === ')' && parent?.text.startsWith('$(')))
  )
    return parent?.parent?.type === 'string'
      ? `"${text}" isn't supported here: write $(…).`
      : `"${text[0]!}" isn't supported here.`;
  if (node.isNamed && !NODES.has(type))
    return `"${/^\S+/.exec(text)?.[0] ?? text}" isn't supported: write plain commands.`;
  return undefined;
}

function problemOfError(text: string): string {
  if (text.startsWith("'")) return 'a single quote is never closed.';
  if (text.startsWith('"')) return 'a double quote is never closed.';
  if (text.startsWith('\\')) return 'a backslash ends the code.';
  const operator = /^(?:&&|\|\||[|;])/.exec(text)?.[0];
  if (operator) return `"${operator}" has no command before it.`;
  if (/^\d?[<>]/.test(text)) return 'a redirection needs a file.';
  const [word] = /^\w+/.exec(text) ?? [];
  return word === undefined
    ? `"${text[0]!}" isn't supported here.`
    : `"${word}" isn't supported: write plain commands.`;
}

/** Returns the commands in a node, inner ones first. */
function commandsIn(node: Node): Command[] {
  const inner = parts(node).flatMap(commandsIn);
  return COMMANDS.has(node.type) ? [...inner, wordsOf(node)] : inner;
}

function wordsOf(command: Node): Command {
  const children = parts(command).filter(({type}) => type !== 'file_redirect');
  // Skip assignments before the command's name. They only set environment variables.
  const first = children.findIndex(({type}) => type !== 'variable_assignment');
  return children.slice(first).map((node) => {
    const {row, column} = node.startPosition;
    return {text: textOf(node), line: row + 1, column: column + 1};
  });
}

/** Returns the text of a word, with the quotes removed. */
function textOf(node: Node): string {
  switch (node.type) {
    case 'word':
      return unescape(node.text);
    case 'raw_string':
      return node.text.slice(1, -1);
    case 'string':
      return stringText(node);
    case 'command_name':
    case 'concatenation':
    case 'variable_assignment':
      return parts(node).map(textOf).join('');
    default:
      return node.text;
  }
}

/** Returns the content of a string in double quotes. Removes backslashes, except those inside substitutions. */
function stringText(node: Node): string {
  let result = '';
  let end = 1;
  for (const child of parts(node).filter(({type}) => /expansion|substitution/.test(type))) {
    const start = child.startIndex - node.startIndex;
    result += unescape(node.text.slice(end, start)) + child.text;
    end = start + child.text.length;
  }
  return result + unescape(node.text.slice(end, -1));
}

function unescape(text: string): string {
  return text.replace(/\\([^])/g, (_, char: string) => (char === '\n' ? '' : char));
}
