import {readFileSync} from 'node:fs';
import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import type * as z from 'zod';
import {parseOrThrow} from '../src/config/problems';
import {positionAt} from '../src/buildTools/positionAt';

/**
 * Reads a JSON file and checks its values.
 *
 * @throws Error with the line and column if the file isn't valid JSON
 * @throws InvalidValueError with all wrong values
 */
export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(file, 'utf8');
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, {disallowComments: true});
  if (errors[0]) {
    const {line, column} = positionAt(text, errors[0].offset);
    const reason = printParseErrorCode(errors[0].error);
    throw new Error(`${file}:${line}:${column} isn't valid JSON (${reason}): correct the mistake here or just before.`);
  }
  return parseOrThrow(schema, value, file);
}
