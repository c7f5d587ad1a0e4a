/** The rules for the English of pages, as in `prose.json`. */
import * as z from 'zod';
import {text} from '../../src/config/schema';
import {readJson} from '../readJson';

const rules = z.strictObject({
  /** The maximum length of a sentence, in words. Inline code counts as one word. */
  maxWords: z.int().positive(),
  /** For each spelling to use, the spellings to avoid. */
  terms: z.record(text, z.array(text)),
  /** For a word or spelling to avoid, the phrases in which it is correct. */
  except: z.record(text, z.array(text)),
  words: z.array(
    z.strictObject({
      avoid: z.array(text),
      /** What to write instead, for the message. */
      write: text,
      /** Whether to avoid the words only at the start of a sentence. Questions may start with them. */
      starts: z.boolean().optional(),
    }),
  ),
});

export type ProseRules = z.infer<typeof rules>;

/**
 * Reads the rules from a file.
 *
 * @throws Error with the place in the file if something in it is wrong
 */
export const readRules = (file: string): ProseRules => readJson(file, rules);
