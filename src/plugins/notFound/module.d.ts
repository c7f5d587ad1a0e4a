/** The not-found page: docs/_404.mdx where the site has it, else the portal's. */
declare module '@portal/not-found' {
  import type {ComponentType} from 'react';

  const NotFoundPage: ComponentType;
  export default NotFoundPage;
  /** Its first heading. */
  export const contentTitle: string | undefined;
}
