/** Netlify's edge function, bundled by `bundle.ts`. */
import {createFetchHandler, type BuiltSite} from './respond';

declare const SITE: BuiltSite;

const respond = createFetchHandler(SITE);

interface Context {
  /** Returns what Netlify would send without the function. With `sendConditionalRequest`, this can be a 304. */
  next: (request: Request, options: {sendConditionalRequest: boolean}) => Promise<Response>;
}

export default (request: Request, context: Context): Promise<Response> =>
  respond(request, {
    pathOf: (file) => file,
    fetch: (file) => context.next(file, {sendConditionalRequest: true}),
  });

/** If the function fails, Netlify bypasses it and serves the files. */
export const config = {path: '/*', onError: 'bypass'};
