/** Whether the browser saves data, or the connection's type, such as `3g`, matches `slow`. */
export function isConnectionSlow(slow: RegExp): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || slow.test(connection?.effectiveType ?? '');
}
