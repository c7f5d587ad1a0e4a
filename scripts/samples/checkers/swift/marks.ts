/** The marks that are taken out of a text before it is parsed, on their way back in. */
import type {Mark} from '../native/ir';

/** The marks that stand before expressions of the text that is lowered; each is taken by the outermost one. */
export class Marks {
  constructor(private readonly marks: Map<number, Mark>) {}

  take(offset: number): Mark | undefined {
    const found = this.marks.get(offset);
    this.marks.delete(offset);
    return found;
  }
}
