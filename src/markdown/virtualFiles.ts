const FILENAME = /(?:^|\s)filename=(?:"([^"]*)"|'([^']*)')/;

/** Maps names of fences such as ` ```ts filename="client.ts" ` to their code, so that other fences can include it. */
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
