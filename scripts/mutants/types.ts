import path from 'node:path';
import ts from 'typescript';

/**
 * Creates a function that checks a project's types with one file changed. The first call checks the whole project.
 * Later calls check only the code that depends on the changed file.
 *
 * @param folder - the project's folder, with its tsconfig.json
 * @returns the function: it takes a file and its new text, and returns the first type error, or undefined if there is
 *   none. It throws an Error if the new text can't be parsed, or if the project has type errors without the change.
 */
export function createTypeChecker(folder: string): (file: string, text: string) => string | undefined {
  // With verbatimModuleSyntax, TypeScript treats files as independent of each other, so it would check only the changed
  // file.
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
