/** The edge function of Netlify, bundled by `bundle.ts`. */
import {createRespond, type BuiltSite} from './respond';

declare const SITE: BuiltSite;

const respond = createRespond(SITE);

interface Context {
  /** What the request would get without the function, by the reader's version of it too. */
  next: (request: Request, options: {sendConditionalRequest: boolean}) => Promise<Response>;
}

export default (request: Request, context: Context): Promise<Response> =>
  respond(request, {
    pathOf: (file) => file,
    fetch: (file) => context.next(file, {sendConditionalRequest: true}),
  });

/** Where the function fails, the files are served without it. */
export const config = {path: '/*', onError: 'bypass'};
