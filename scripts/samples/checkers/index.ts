/** Every checker, each in a file or folder of its own. A language that none of them knows has to say why it isn't checked. */
import type {Checker} from '../types';

export const CHECKERS: readonly Checker[] = [];
