/** The inference as a whole: here its parts meet. */
import {inferMemberType} from './declarations/members';
import {infer} from './expressions';
import type {Inference} from './session';
import {inferBlock} from './statements';

/** How sessions reach expressions, blocks and members from everywhere. */
export const INFERENCE: Inference = {infer, inferBlock, inferMemberType};
