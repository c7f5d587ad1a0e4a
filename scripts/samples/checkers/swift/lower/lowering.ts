/** What the parts of Swift's lowering ask of each other. */
import type {Lowering} from '../../native/lowering/rules';
import type {Marks} from '../marks';

/** The lowering of one text. */
export interface SwiftLowering extends Lowering {
  /** The marks of the text. */
  readonly marks: Marks;
}
