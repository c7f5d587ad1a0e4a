const FILENAME = /(?:^|\s)filename=(?:"([^"]*)"|'([^']*)')/;

/** Maps file names of fences, as in ` ```ts filename="client.ts" `, to their code, which other fences can include. */
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
