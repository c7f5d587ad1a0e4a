/** What the error page says of an error (SPEC §2 "Fallback error page", §8). */

/** SPEC §8 "Router statuses". */
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

/** The status with its text where the error has one, else its message. */
export function errorText(error: unknown): string {
  if (hasStatus(error)) {
    const own = typeof error.statusText === 'string' ? error.statusText : '';
    return `${error.status} ${own || (STATUS_TEXT[error.status] ?? '')}`.trim();
  }
  return (error instanceof Error ? error.message : String(error)) || 'Unknown error';
}
