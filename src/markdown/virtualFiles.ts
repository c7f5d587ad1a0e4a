const FILENAME = /(?:^|\s)filename=(?:"([^"]*)"|'([^']*)')/;

/** Returns the code of the fences that other fences can include, by file name: ` ```ts filename="client.ts" `. */
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
