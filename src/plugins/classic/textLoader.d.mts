interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  getOptions(): {siteDir: string; isServer: boolean};
}

export default function textLoader(this: LoaderContext, module: string): string;
