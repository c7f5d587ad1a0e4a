import type {CopyState, CopyMessages} from '../../hooks/useCopy';
import {HAS_TWINS} from './usePageTwin';

/** What the button says. */
export const LABELS: Readonly<Record<CopyState, string>> = {idle: 'Copy page', copied: 'Copied', failed: 'Copy page'};

/** In development. */
export const WITHOUT_TWINS = 'Markdown comes with the build: npm run build';

/** What is heard; a failure is shown too. */
export const ANNOUNCEMENTS: CopyMessages = {
  copied: LABELS.copied,
  failed: HAS_TWINS ? 'Copying failed. Try again, or copy what “View as Markdown” shows.' : WITHOUT_TWINS,
};
