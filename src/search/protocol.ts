/** What page and worker say to each other: one reply for each request. */
import type {SearchHit} from './types';

export type SearchRequest = {id: number} & (
  | {
      kind: 'open';
      /** Address of the index file. */
      index: string;
      /** With a slash at both ends. */
      basePath: string;
    }
  | {kind: 'search'; query: string}
);

export interface SearchReply {
  /** The request's. */
  id: number;
  /** None to `open`. */
  hits: SearchHit[];
  /** Why there are none. */
  error?: string;
}
