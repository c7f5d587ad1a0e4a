/** Describes in words what a schema allows at a path, for error messages. */

/** The keywords of JSON schema that are supported here. */
export interface Json {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
  /** The schema that each key must match. */
  propertyNames?: Json;
  items?: Json;
  anyOf?: Json[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

/** Returns the part of a JSON schema that describes the value at `path`; undefined if there is none. */
export function schemaAt(root: Json, path: readonly PropertyKey[]): Json | undefined {
  let options = [root];
  for (const key of path) {
    options = options.flatMap(alternatives).flatMap((node) => {
      const next =
        typeof key === 'number'
          ? node.items
          : (node.properties?.[String(key)] ??
            (typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined));
      return next ? [next] : [];
    });
  }
  return options.length > 1 ? {anyOf: options} : options[0];
}

const alternatives = (node: Json): Json[] => node.anyOf?.flatMap(alternatives) ?? [node];

/** Returns what a schema allows, in words: its description, or if it has none, its values or its type. */
export function describeAllowed(node: Json | undefined): string {
  if (!node) return 'nothing here';
  if (node.description) return node.description;
  if (node.anyOf) return [...new Set(node.anyOf.map(describeAllowed))].join(', or ');
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(', ');
  if ('const' in node) return JSON.stringify(node.const);
  return node.type === undefined ? 'any value' : describeType(node.type, node);
}

function describeType(type: string, node: Json): string {
  switch (type) {
    case 'object': {
      const keys = Object.keys(node.properties ?? {});
      return keys.length > 0 ? `an object with ${keys.join(', ')}` : 'an object that maps keys to values';
    }
    case 'array':
      return `a list of: ${describeAllowed(node.items)}`;
    case 'integer':
      return `a whole number${range(node)}`;
    case 'number':
      return `a number${range(node)}`;
    case 'boolean':
      return 'true or false';
    default:
      return `a ${type}`;
  }
}

function range({minimum, exclusiveMinimum, maximum}: Json): string {
  const bounds = [
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `at least ${minimum}` : '',
    exclusiveMinimum !== undefined ? `above ${exclusiveMinimum}` : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `at most ${maximum}` : '',
  ].filter(Boolean);
  return bounds.length > 0 ? `, ${bounds.join(', ')}` : '';
}

/** Returns the keys that a schema allows in an object. */
export function keysAt(node: Json | undefined): string[] {
  return node ? alternatives(node).flatMap((option) => Object.keys(option.properties ?? {})) : [];
}

/** Returns the strings that an enum allows; none for other schemas. */
export function valuesAt(node: Json | undefined): string[] {
  return node
    ? alternatives(node).flatMap(({enum: values = []}) => values.filter((value) => typeof value === 'string'))
    : [];
}
