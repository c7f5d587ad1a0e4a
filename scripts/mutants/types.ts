import path from 'node:path';
import ts from 'typescript';

/**
 * Checks the types of a project repeatedly, each time with one file changed. Each check covers only what depends on the
 * change.
 *
 * @param folder - the project's folder, with its tsconfig.json
 * @returns a function that takes a file's new text, and returns the first error; undefined if there is none
 */
export function createTypeChecker(folder: string): (file: string, text: string) => string | undefined {
  // With verbatimModuleSyntax, TypeScript would check only the changed file, because it treats files as independent of
  // each other.
  const options = {noEmit: true, verbatimModuleSyntax: false};
  const config = ts.getParsedCommandLineOfConfigFile(path.join(folder, 'tsconfig.json'), options, {
    ...ts.sys,
    getCurrentDirectory: () => folder,
    onUnRecoverableConfigFileDiagnostic: (error) => {
      throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
    },
  })!;
  const host = ts.createIncrementalCompilerHost(config.options, {...ts.sys, getCurrentDirectory: () => folder});
  const read = host.getSourceFile.bind(host);
  const sources = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (name, ...rest) => {
    if (!sources.has(name)) sources.set(name, read(name, ...rest));
    return sources.get(name);
  };

  let program: ts.SemanticDiagnosticsBuilderProgram | undefined;
  const check = (): string | undefined => {
    program = ts.createSemanticDiagnosticsBuilderProgram(config.fileNames, config.options, host, program);
    let first: string | undefined;
    for (let next = program.getSemanticDiagnosticsOfNextAffectedFile(); next;) {
      const error = next.result[0];
      first ??= error && ts.formatDiagnostic(error, host).trim();
      next = program.getSemanticDiagnosticsOfNextAffectedFile();
    }
    return first;
  };
  return (file, text) => {
    const name = path.join(folder, file);
    const original = host.readFile(name)!;
    const set = (content: string): void => {
      const source = ts.createSourceFile(name, content, config.options.target ?? ts.ScriptTarget.Latest);
      sources.set(name, Object.assign(source, {version: ts.sys.createHash!(content)}));
    };
    if (!program) {
      const error = check();
      if (error !== undefined) throw new Error(error);
    }
    set(text);
    const error = check();
    const [broken] = program!.getSyntacticDiagnostics(sources.get(name));
    if (broken) throw new Error(`A mutant of ${file} can't be parsed: ${ts.formatDiagnostic(broken, host)}`);
    set(original);
    check();
    return error;
  };
}
