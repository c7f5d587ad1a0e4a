/**
 * Makes JavaScript and TypeScript samples wrong. Leaves out changes that keep the meaning, and changes that the SDK's
 * types can't detect:
 *
 * - members of `any`, and labels (keys of an object literal) where the type is `any` or an index signature allows any
 *   key;
 * - arguments for parameters that take anything: those of type `any` or `unknown`, or of a type that is inferred from
 *   the argument;
 * - swapped arguments, if each has a type that the other's parameter accepts;
 * - a missing argument, if it is optional, or if the function has other overloads, which may not need it;
 * - a dropped `await`, unless the code uses a member of the value, destructures it, loops over it, or tests it in a
 *   condition: elsewhere, the compiler may accept the promise in place of the value;
 * - an import that the sample doesn't use.
 */
import ts from 'typescript';
import {createProgram} from '../../scripts/samples/checkers/typescript/program';
import type {Sample} from '../../scripts/samples/types';
import type {Mutation, MutationKind} from './mutations';

type Mutator = (node: ts.Node, types: ts.TypeChecker) => Replacement[];

interface Replacement {
  kind: MutationKind;
  node: ts.Node;
  text: string;
  /** Where the replaced text ends; by default at the end of the node. */
  end?: number;
}

/** Misspells a name as writers do: swaps two letters, or doubles the last letter. */
export function misspell(name: string): string {
  const middle = Math.floor(name.length / 2);
  const swapped = name.slice(0, middle - 1) + name[middle]! + name[middle - 1]! + name.slice(middle + 1);
  return name.length > 2 && swapped !== name ? swapped : `${name}${name.at(-1)!}`;
}

/** Returns a function that returns a sample's mutations. Compiles all samples at once. */
export function javascriptMutations(samples: readonly Sample[]): (sample: Sample) => Mutation[] {
  const {program, sourceOf} = createProgram(samples, samples);
  const types = program.getTypeChecker();
  return (sample) => {
    const source = sourceOf(sample);
    const prefix = source.text.indexOf('\n') + 1;
    const found: Mutation[] = [];
    const walk = (node: ts.Node): void => {
      if (node.getStart() >= prefix) {
        for (const {kind, node: replaced, text, end} of MUTATORS.flatMap((mutate) => mutate(node, types))) {
          found.push({kind, start: replaced.getStart() - prefix, end: (end ?? replaced.getEnd()) - prefix, text});
        }
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
    return found;
  };
}

/** Whether a symbol is declared by an SDK, as opposed to React, the platform or the sample. */
function isOfSdk(symbol: ts.Symbol | undefined): boolean {
  return symbol?.declarations?.some((each) => isSdkFile(each.getSourceFile())) ?? false;
}

const isSdkFile = ({fileName}: ts.SourceFile): boolean => fileName.includes('/node_modules/@xmtp/');

const isAny = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Any) !== 0;

const members: Mutator = (node, types) => {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) {
    const symbol = types.getSymbolAtLocation(node.name);
    if (!isOfSdk(symbol) || isAny(types.getTypeAtLocation(node.expression))) return [];
    const isCase = (symbol!.flags & ts.SymbolFlags.EnumMember) !== 0;
    return [{kind: isCase ? 'unknown case' : 'misspelled member', node: node.name, text: misspell(node.name.text)}];
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = node.propertyName ?? node.name;
    const property = ts.isIdentifier(name) ? types.getTypeAtLocation(node.parent).getProperty(name.text) : undefined;
    if (!ts.isIdentifier(name) || !isOfSdk(property)) return [];
    const text = node.propertyName ? misspell(name.text) : `${misspell(name.text)}: ${name.text}`;
    return [{kind: 'misspelled member', node: name, text}];
  }
  return [];
};

const labels: Mutator = (node, types) => {
  const isLabel =
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);
  if (!isLabel || !ts.isIdentifier(node.name) || !ts.isObjectLiteralExpression(node.parent)) return [];
  const context = types.getContextualType(node.parent);
  if (!context || types.getIndexInfosOfType(context).length > 0) return [];
  const options = context.isUnion() ? context.types : [context];
  if (!options.some((type) => isOfSdk(type.getProperty((node.name as ts.Identifier).text)))) return [];
  const text = misspell(node.name.text);
  return [
    {
      kind: 'wrong label',
      node: node.name,
      text: ts.isShorthandPropertyAssignment(node) ? `${text}: ${node.name.text}` : text,
    },
  ];
};

/** A call of an SDK's function, with the function's parameters as declared and as resolved for this call. */
interface SdkCall {
  args: readonly ts.Expression[];
  declared: readonly ts.ParameterDeclaration[];
  parameterTypes: readonly ts.Type[];
  overloads: number;
}

function readSdkCall(node: ts.Node, types: ts.TypeChecker): SdkCall | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const signature = types.getResolvedSignature(node);
  const declaration = signature?.declaration;
  if (!declaration || ts.isJSDocSignature(declaration) || !isSdkFile(declaration.getSourceFile())) return undefined;
  const args = node.arguments ?? [];
  if (args.some(ts.isSpreadElement) || declaration.parameters.some(({dotDotDotToken}) => dotDotDotToken))
    return undefined;
  const callee = types.getTypeAtLocation(node.expression);
  return {
    args,
    declared: declaration.parameters,
    parameterTypes: signature.getParameters().map((parameter) => types.getTypeOfSymbolAtLocation(parameter, node)),
    overloads: (ts.isNewExpression(node) ? callee.getConstructSignatures() : callee.getCallSignatures()).length,
  };
}

/** Whether the parameter accepts any value, or takes its type from the argument. */
function takesAnything(call: SdkCall, index: number, types: ts.TypeChecker): boolean {
  const declared = types.getTypeAtLocation(call.declared[index]!);
  return (
    (declared.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0 ||
    types.isTypeAssignableTo(types.getBigIntType(), call.parameterTypes[index]!)
  );
}

const args: Mutator = (node, types) => {
  const call = readSdkCall(node, types);
  if (!call) return [];
  const indexes = call.args.map((_, index) => index).filter((index) => !takesAnything(call, index, types));
  const wrong = indexes.map((index): Replacement => ({kind: 'wrong argument', node: call.args[index]!, text: '1n'}));
  const fits = (argument: number, parameter: number): boolean =>
    types.isTypeAssignableTo(types.getTypeAtLocation(call.args[argument]!), call.parameterTypes[parameter]!);
  const swapped = indexes
    .filter((index) => indexes.includes(index + 1) && !(fits(index, index + 1) && fits(index + 1, index)))
    .map((index): Replacement => {
      const [first, second] = [call.args[index]!, call.args[index + 1]!];
      return {
        kind: 'swapped arguments',
        node: first,
        end: second.getEnd(),
        text: `${second.getText()}, ${first.getText()}`,
      };
    });
  const last = call.args.length - 1;
  const parameter = call.declared[last];
  const isRequired = call.overloads === 1 && parameter && !parameter.questionToken && !parameter.initializer;
  const before = call.args[last - 1];
  const missing: Replacement[] = isRequired
    ? [
        {
          kind: 'missing argument',
          node: before ?? call.args[last]!,
          end: call.args[last]!.getEnd(),
          text: before?.getText() ?? '',
        },
      ]
    : [];
  return [...wrong, ...swapped, ...missing];
};

/** Whether the sample reads a variable's members, or loops over the variable. */
function isTakenApart(name: ts.Identifier, types: ts.TypeChecker): boolean {
  const symbol = types.getSymbolAtLocation(name);
  let found = false;
  const walk = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && types.getSymbolAtLocation(node.expression) === symbol) found = true;
    if (ts.isForOfStatement(node) && types.getSymbolAtLocation(node.expression) === symbol) found = true;
    ts.forEachChild(node, walk);
  };
  walk(name.getSourceFile());
  return found;
}

const awaits: Mutator = (node, types) => {
  if (!ts.isAwaitExpression(node)) return [];
  let outer: ts.Node = node.parent;
  while (ts.isParenthesizedExpression(outer)) outer = outer.parent;
  const shows =
    ts.isPropertyAccessExpression(outer) ||
    ts.isElementAccessExpression(outer) ||
    ts.isSpreadElement(outer) ||
    (ts.isForOfStatement(outer) && outer.awaitModifier === undefined) ||
    (ts.isIfStatement(outer) && outer.expression === node) ||
    (ts.isVariableDeclaration(outer) && (!ts.isIdentifier(outer.name) || isTakenApart(outer.name, types)));
  const isPromise = types.getTypeAtLocation(node.expression).getProperty('then') !== undefined;
  return shows && isPromise ? [{kind: 'dropped await', node, text: node.expression.getText()}] : [];
};

const imports: Mutator = (node) => {
  if (!ts.isImportSpecifier(node)) return [];
  const from = node.parent.parent.parent.moduleSpecifier;
  const isUsed = node.getSourceFile().text.split(new RegExp(`\\b${node.name.text}\\b`)).length > 2;
  if (!ts.isStringLiteral(from) || !from.text.startsWith('@xmtp/') || !isUsed) return [];
  return [
    {
      kind: 'missing import',
      node: node.name,
      text: `${node.propertyName ? '' : `${node.name.text} as `}_${node.name.text}`,
    },
  ];
};

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

const cases: Mutator = (node, types) => {
  if (!ts.isStringLiteral(node)) return [];
  const context = types.getContextualType(node);
  const options = context?.isUnion() ? context.types : context ? [context] : [];
  const isClosed =
    options.length > 0 && options.every((type) => type.isStringLiteral() || (type.flags & NOTHING) !== 0);
  return isClosed ? [{kind: 'unknown case', node, text: JSON.stringify(misspell(node.text))}] : [];
};

const MUTATORS: readonly Mutator[] = [members, labels, args, awaits, imports, cases];
