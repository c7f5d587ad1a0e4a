/** The error page's text for an error (SPEC §2 "Fallback error page", §8). */

/** The default text of each status (SPEC §8 "Router statuses"). */
const STATUS_TEXT: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
};

interface StatusError {
  status: number;
  statusText?: unknown;
}

const hasStatus = (error: unknown): error is StatusError =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** Returns the error's status and status text, or its message if it has no status. */
export function errorText(error: unknown): string {
  if (hasStatus(error)) {
    const own = typeof error.statusText === 'string' ? error.statusText : '';
    return `${error.status} ${own || (STATUS_TEXT[error.status] ?? '')}`.trim();
  }
  return (error instanceof Error ? error.message : String(error)) || 'Unknown error';
}
