import {createHash} from 'node:crypto';
import type {Site} from '../../config/schema';

type Banner = NonNullable<Site['banner']>;

/** Another for each banner; the browser keeps that of the one which was dismissed. */
export function bannerId(banner: Banner): string {
  return createHash('sha256').update(JSON.stringify(banner)).digest('hex').slice(0, 12);
}
