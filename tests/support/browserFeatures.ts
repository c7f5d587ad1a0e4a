/**
 * Finds the browser features that styles and scripts use. Features have the names that they have in MDN's browser
 * compatibility data, such as `css.selectors.has`.
 */
import data, {type Identifier} from '@mdn/browser-compat-data';
import postcss from 'postcss';
import ts from 'typescript';

/** Maps the browsers' names in browserslist to their names in MDN's data. */
export const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;
export type Browser = keyof typeof BROWSERS;

/**
 * Returns the first version of a browser that supports a feature at least partially. Support behind a flag, with a
 * prefix or under another name doesn't count. Returns Infinity if no version supports the feature, or if the data lacks
 * it.
 *
 * @param feature - for example `css.selectors.has`
 */
export function firstVersion(feature: string, browser: Browser): number {
  const support = [at(feature)?.__compat?.support[BROWSERS[browser]] ?? []].flat();
  const versions = support
    .filter(({flags, prefix, alternative_name}) => !flags && !prefix && !alternative_name)
    // Keep partial support, which the data marks as removed in the version in which full support began.
    .filter(({version_removed, partial_implementation}) => !version_removed || partial_implementation)
    .map(({version_added}) => Number(String(version_added).replace('≤', '')))
    .filter((version) => !Number.isNaN(version));
  return Math.min(...versions);
}

const at = (feature: string): Identifier | undefined =>
  feature.split('.').reduce<Identifier | undefined>((parent, key) => parent?.[key], data as unknown as Identifier);

const isKnown = (feature: string): boolean => at(feature)?.__compat !== undefined;

/** Returns the first feature that is in the data, or `features[0]` if none is. */
const firstKnown = (...features: [string, ...string[]]): string => features.find(isKnown) ?? features[0];

/** Returns all features that the data nests below `parent`. */
function below(parent: string): string[] {
  return Object.keys(at(parent) ?? {})
    .filter((name) => name !== '__compat')
    .flatMap((name) => {
      const feature = `${parent}.${name}`;
      return [...(isKnown(feature) ? [feature] : []), ...below(feature)];
    });
}

const TYPES = below('css.types');

/** Returns the features that are CSS values with a given name, such as `light-dark` or `lh`. */
const types = (name: string, group = ''): string[] =>
  TYPES.filter((feature) => feature.startsWith(`css.types.${group}`) && feature.endsWith(`.${name}`));

/** Returns the features that a style sheet uses. If the data lacks a keyword, only the property is returned. */
export function styleFeatures(css: string): Set<string> {
  const found: string[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') {
      found.push(`css.at-rules.${node.name}`, ...valueFeatures(node.params));
      if (/[<>]/.test(node.params)) found.push('css.at-rules.media.range_syntax');
      for (const [, name] of node.params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
        found.push(...[`css.at-rules.media.${name}`].filter(isKnown));
      }
    } else if (node.type === 'rule') {
      if (node.parent?.type === 'rule') found.push('css.selectors.nesting');
      for (const [, name] of withoutTexts(node.selector).matchAll(/::?([a-z-]+)/g)) {
        if (name !== 'global') found.push(`css.selectors.${name}`);
      }
    } else if (node.type === 'decl') {
      const {parent} = node;
      // In `@property`, the declarations are descriptors, not properties.
      if (parent?.type === 'atrule' && parent.name === 'property') found.push(`css.at-rules.property.${node.prop}`);
      else found.push(...declarationFeatures(node.prop, node.value));
    }
  });
  return new Set(found);
}

const withoutTexts = (css: string): string => css.replace(/(["']).*?\1/g, '""');

function declarationFeatures(name: string, value: string): string[] {
  if (name.startsWith('--')) return valueFeatures(value);
  // CSS modules resolve `composes` at build time.
  if (name === 'composes') return [];
  const property = `css.properties.${name}`;
  const hasAltText = name === 'content' && withoutTexts(value).includes('/');
  return [property, ...valueFeatures(value, property), ...(hasAltText ? [`${property}.alt_text`] : [])];
}

function valueFeatures(value: string, property?: string): string[] {
  const plain = withoutTexts(value).replace(/(?<![\w-])(?:--[\w-]+|#[\da-f]+)/gi, '');
  const units = [...plain.matchAll(/(?<![\w-])[\d.]+([a-z]+)/gi)].flatMap(([, unit]) => {
    if (/^[sld]v/.test(unit!)) return ['css.types.length.viewport_percentage_units_dynamic'];
    if (unit!.startsWith('cq')) return ['css.types.length.container_query_length_units'];
    return types(unit!, 'length.');
  });
  const words = [...plain.matchAll(/(?<![\w.-])(-?[a-z][\w-]*)(\()?/gi)].flatMap(([, name, call]) => {
    const word = name!.toLowerCase();
    // The data lists `allow-discrete` a second time, below the shorthand `transition`, with the same versions.
    if (word === 'allow-discrete') return ['css.properties.transition-behavior.allow-discrete'];
    if (property && isKnown(`${property}.${word}`)) return [`${property}.${word}`];
    return call ? types(word) : [...types(word, 'global_keywords.'), ...types(word, 'color.')];
  });
  return [...units, ...words];
}

const selector = (text: string): string => `${text} {}`;

/** Maps methods whose first argument is CSS to functions that turn the argument into a style sheet. */
const TAKES_CSS: Partial<Record<string, (text: string) => string>> = {
  matchMedia: (query) => `@media ${query} {}`,
  querySelector: selector,
  querySelectorAll: selector,
  closest: selector,
  matches: selector,
};

/**
 * Returns the features that scripts use, each with the first file that uses it: HTML in JSX, CSS in string literals
 * that are passed to methods, and the globals, members, options and events of TypeScript's built-in library. Leaves out
 * syntax, because the build compiles it.
 *
 * @param files - absolute paths; the modules that these files import aren't searched
 * @param host - reads the files; by default from disk
 */
export function scriptFeatures(
  files: readonly string[],
  options: ts.CompilerOptions,
  host?: ts.CompilerHost,
): Map<string, string> {
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();

  /** Returns the names of a type and its base types. */
  const typeNames = (type: ts.Type): string[] => {
    if (type.isUnionOrIntersection()) return type.types.flatMap(typeNames);
    const name = checker.getApparentType(type).getSymbol()?.name;
    const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
    return [...(name ? [name] : []), ...bases.flatMap(typeNames)];
  };

  const identifierFeatures = (node: ts.Identifier): string[] => {
    const symbol = checker.getSymbolAtLocation(node);
    const declaration = symbol?.declarations?.find((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()));
    if (!symbol || !declaration || symbol.name.startsWith('__')) return [];
    const {parent} = declaration;
    // The bundler resolves import.meta.
    if (ts.isInterfaceDeclaration(parent) && parent.name.text === 'ImportMeta') return [];
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    const receivers = isMember ? typeNames(checker.getTypeAtLocation(node.parent.expression)) : [];
    if (ts.isInterfaceDeclaration(parent)) return [memberFeature([...receivers, parent.name.text], symbol.name)];
    if (ts.isModuleBlock(parent)) return [memberFeature([parent.parent.name.text], symbol.name)];
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
      return [memberFeature([parent.parent.name.getText()], symbol.name)];
    }
    return [firstKnown(`api.${symbol.name}`, `api.Window.${symbol.name}`, `javascript.builtins.${symbol.name}`)];
  };

  const callFeatures = ({expression, arguments: list}: ts.CallExpression | ts.NewExpression): string[] => {
    const args = [...(list ?? [])];
    const member = ts.isPropertyAccessExpression(expression) ? expression : undefined;
    const name = member?.name ?? expression;
    const called = ts.isIdentifier(name) ? identifierFeatures(name) : [];
    if (!ts.isIdentifier(name) || called.length === 0) return [];
    const optionNames = args
      .filter(ts.isObjectLiteralExpression)
      .flatMap(({properties}) => properties.map((property) => property.name?.getText() ?? ''));
    const found = optionNames.flatMap((option) =>
      called.flatMap(below).filter((feature) => new RegExp(`[._]${option}(_parameter|_option)?$`).test(feature)),
    );
    const [first, second] = args.map((argument) => (ts.isStringLiteralLike(argument) ? argument.text : undefined));
    if (first === undefined) return found;
    if (name.text === 'createElement') found.push(`html.elements.${first}`);
    if (name.text === 'setAttribute') found.push(...attributeFeatures('', first, second));
    if (name.text === 'addEventListener') {
      const targets = member ? typeNames(checker.getTypeAtLocation(member.expression)) : ['Window'];
      // In the data, events that bubble to the window belong to the document or an element.
      const events = [...targets, 'Document', 'Element'].map((target) => `api.${target}.${first}_event`);
      found.push(...events.filter(isKnown).slice(0, 1));
    }
    const toStyles = TAKES_CSS[name.text];
    return toStyles ? [...found, ...styleFeatures(toStyles(first))] : found;
  };

  const featuresOf = (node: ts.Node): string[] => {
    if (ts.isIdentifier(node)) return identifierFeatures(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) return callFeatures(node);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return elementFeatures(node);
    return [];
  };

  const found = new Map<string, string>();
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
      for (const feature of featuresOf(node)) found.set(feature, found.get(feature) ?? file);
      ts.forEachChild(node, visit);
    };
    visit(program.getSourceFile(file)!);
  }
  return found;
}

/**
 * Returns the feature of a member.
 *
 * @param owners - types that may have the member; the first type for which the data lists the member is used
 */
function memberFeature(owners: string[], name: string): string {
  const candidates = owners
    .map((owner) =>
      owner.replace(/^Readonly|Constructor$/g, '').replace(/^(?:Float|Ui?nt|Int)\d+\w*Array$/, 'TypedArray'),
    )
    .flatMap((owner) => [
      `javascript.builtins.${owner}.${name}`,
      `javascript.builtins.Intl.${owner}.${name}`,
      `api.${owner}.${name}`,
      `api.${owner}.${name}_static`,
      `api.${owner}.${name.replace(/^on/, '')}_event`,
    ]);
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const fallback = owners.includes('CSSStyleDeclaration') ? `css.properties.${property}` : `api.${name}`;
  return candidates.find(isKnown) ?? firstKnown(fallback, `api.${owners.join('|')}.${name}`);
}

function elementFeatures({tagName, attributes}: ts.JsxOpeningElement | ts.JsxSelfClosingElement): string[] {
  const tag = tagName.getText();
  if (!/^[a-z]/.test(tag)) return [];
  return attributes.properties
    .filter(ts.isJsxAttribute)
    .flatMap(({name, initializer}) =>
      attributeFeatures(
        tag,
        name.getText(),
        initializer && ts.isStringLiteral(initializer) ? initializer.text : undefined,
      ),
    )
    .concat([`html.elements.${tag}`].filter(isKnown));
}

const attributeFeatures = (tag: string, name: string, value: string | undefined): string[] =>
  [`html.elements.${tag}`, 'html.global_attributes']
    .map((parent) => `${parent}.${name.toLowerCase()}`)
    .flatMap((feature) => [feature, `${feature}.${value}`])
    .filter(isKnown);
