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
