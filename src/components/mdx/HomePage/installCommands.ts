export interface InstallCommand {
  manager: 'npm' | 'pnpm' | 'yarn' | 'bun';
  command: string;
}

/**
 * Returns the install command for each package manager.
 *
 * @param name - the package's name, or several names separated by spaces
 * @param type - `init` for a package that creates a project. Then `name` has no prefix: `x` for the package `create-x`
 */
export function installCommands(name: string, type: 'install' | 'init'): InstallCommand[] {
  const verbs =
    type === 'install'
      ? ({npm: 'install', pnpm: 'add', yarn: 'add', bun: 'add'} as const)
      : ({npm: 'init', pnpm: 'create', yarn: 'create', bun: 'create'} as const);
  const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
  return managers.map((manager) => ({manager, command: `${manager} ${verbs[manager]} ${name}`}));
}
