const FILENAME = /(?:^|\s)filename=(?:"([^"]*)"|'([^']*)')/;

/** Maps the `filename` of each fence that has one to the fence's code, so that other fences can include this code. */
export function virtualFiles(
  fences: readonly {meta?: string | null | undefined; value: string}[],
): ReadonlyMap<string, string> {
  return new Map(
    fences.flatMap(({meta, value}): [string, string][] => {
      const found = FILENAME.exec(meta ?? '');
      const name = found?.[1] ?? found?.[2];
      return name ? [[name, value]] : [];
    }),
  );
}
