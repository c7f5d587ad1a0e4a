/** Search cannot be had: its index or worker failed, timed out, or was never built. The message says what to do. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
