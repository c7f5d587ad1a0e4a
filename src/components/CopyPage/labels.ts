import type {CopyState, CopyMessages} from '../../hooks/useCopy';

/** Whether Markdown twins exist. They are generated from built pages, so the development server has none. */
export const HAS_TWINS = process.env.NODE_ENV !== 'development';

/** The button's text in each state. After a failure, a message next to the button says what happened. */
export const LABELS: Readonly<Record<CopyState, string>> = {idle: 'Copy page', copied: 'Copied', failed: 'Copy page'};

/** The message in development, where pages have no Markdown twins. */
export const WITHOUT_TWINS = 'To create the Markdown, run: npm run build';

/** The announcements for screen readers. The failure message is also visible. */
export const ANNOUNCEMENTS: CopyMessages = {
  copied: LABELS.copied,
  failed: HAS_TWINS ? 'Copying failed. Try again, or copy the text from “View as Markdown”.' : WITHOUT_TWINS,
};
