import {inspect} from 'node:util';
import * as z from 'zod';
import {describeAllowed, keysAt, schemaAt, valuesAt, type Json} from './allowed';
import {closestSpelling} from '../shared/closestSpelling';

/**
 * A problem with a value of the settings, the front matter, the sidebar or the redirects. A writer can fix the
 * value without reading the schema.
 */
export interface Problem {
  /** The path of the value, as in TypeScript: `socials[0].icon`. Empty for the whole value. */
  path: string;
  /** The value in JSON; `nothing` if it is missing. */
  given: string;
  /** The allowed values, in words. */
  allowed: string;
  /** How to fix the value, in one sentence; undefined if `allowed` says enough. */
  remedy?: string | undefined;
}

/** The error that stops the build. Its message names the source and describes each problem. */
export class InvalidValueError extends Error {
  /**
   * @param source - the file with the problems, relative to the project, such as `src/config/site.ts`
   * @param problems - at least one
   */
  constructor(
    readonly source: string,
    readonly problems: readonly Problem[],
  ) {
    super(formatProblems(source, problems));
    this.name = 'InvalidValueError';
    hideStacks();
  }

  /** Makes Docusaurus print the message without the stack, which doesn't help writers. */
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Hides the stacks of the errors that Docusaurus wraps around an {@link InvalidValueError}, until the end of the
 * current task. In tests, stacks stay, because Jest uses them to find inline snapshots.
 */
function hideStacks(): void {
  const {stackTraceLimit} = Error;
  if (stackTraceLimit === 0 || process.env.JEST_WORKER_ID !== undefined) return;
  Error.stackTraceLimit = 0;
  setTimeout(() => {
    Error.stackTraceLimit = stackTraceLimit;
  }, 0).unref();
}

function formatProblems(source: string, problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const rows = problems.map((problem) => `  ${formatProblem(problem).replaceAll('\n', '\n    ')}`);
  return [`${source} has ${count}:`, ...rows].join('\n\n');
}

/** Formats a problem, each part on its own line. */
export function formatProblem({path, given, allowed, remedy}: Problem): string {
  return [
    path || '(the whole value)',
    `given:   ${given}`,
    `allowed: ${allowed}`,
    ...(remedy === undefined ? [] : [`to do:   ${remedy}`]),
  ].join('\n');
}

const MAX_GIVEN = 120;

/** Formats a path of keys as in TypeScript: `['topNav', 0, 'link']` gives `topNav[0].link`. */
export function formatPath(segments: readonly PropertyKey[]): string {
  return segments
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`;
      const key = String(segment);
      if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}

/** Formats a value for an error message, as JSON that is cut off after 120 characters. */
export function formatGiven(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  return text.length > MAX_GIVEN ? `${text.slice(0, MAX_GIVEN)}…` : text;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

function problemsOfIssue(issue: z.core.$ZodIssue, input: unknown, schema: Json): Problem[] {
  const node = schemaAt(schema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const allowed = keysAt(node);
    return issue.keys.map((key) => {
      const near = closestSpelling(key, allowed);
      return {
        path: formatPath([...issue.path, key]),
        given: formatGiven(valueAt(input, [...issue.path, key])),
        allowed: `the keys ${allowed.join(', ')}`,
        remedy: near ? `write "${near}", or remove "${key}".` : `remove "${key}".`,
      };
    });
  }
  if (issue.code === 'invalid_key') {
    const key = issue.path.at(-1)!;
    return [
      {
        path: formatPath(issue.path),
        given: `the key ${formatGiven(key)}`,
        allowed: describeAllowed(schemaAt(schema, issue.path.slice(0, -1))?.propertyNames),
      },
    ];
  }
  // An `invalid_union` issue lists the issues of each option. If only one option fits the kind of value, report that
  // option's issues.
  if (issue.code === 'invalid_union') {
    const deep = issue.errors.filter((issues) => issues.some((inner) => inner.path.length > 0));
    if (deep.length === 1) {
      return deep[0]!.flatMap((inner) =>
        problemsOfIssue({...inner, path: [...issue.path, ...inner.path]}, input, schema),
      );
    }
  }
  const given = valueAt(input, issue.path);
  const own = issue.code === 'custom' && issue.message !== 'Invalid input' ? issue : undefined;
  return [
    {
      path: formatPath(issue.path),
      given: formatGiven(given),
      allowed: own?.message ?? describeAllowed(node),
      remedy: (own?.params?.remedy as string | undefined) ?? remedyFor(given, valuesAt(node)),
    },
  ];
}

/** Returns the remedy for a wrong value; undefined if it would only repeat the allowed values. */
function remedyFor(given: unknown, values: readonly string[]): string | undefined {
  if (given === undefined) return 'add the value.';
  const near = typeof given === 'string' ? closestSpelling(given, values) : undefined;
  return near && `write "${near}".`;
}

/**
 * Checks `input` and returns the typed value with its defaults.
 *
 * @param schema - its `.describe()` texts become the "allowed" lines
 * @param input - the value as written
 * @param source - the file that the value is in, for the message
 * @throws InvalidValueError with all problems at once
 */
export function parseOrThrow<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  source: string,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const json = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'}) as Json;
  const problems = result.error.issues.flatMap((issue) => problemsOfIssue(issue, input, json));
  throw new InvalidValueError(source, problems);
}
