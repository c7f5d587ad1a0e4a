import type {ReactNode} from 'react';
import {useElementId} from '../../../hooks/elementId';
import {CopyButton} from '../CopyButton';
import {installCommands} from './installCommands';
import styles from './install.module.css';

interface InstallPackageProps {
  /** The package's name, or several names separated by spaces. */
  name: string;
  /** `init` for a package that creates a project; `install` by default. */
  type?: 'install' | 'init';
}

/**
 * The commands that install a package, one per package manager. The page contains all of them. The reader chooses with
 * radio buttons, and CSS shows the chosen command, so the choice works with the keyboard and without JavaScript.
 */
export function InstallPackage({name, type = 'install'}: InstallPackageProps): ReactNode {
  const group = useElementId();
  const commands = installCommands(name, type);
  return (
    <fieldset className={styles.install}>
      <legend className="sr-only">Package manager</legend>
      <div className={styles.managers}>
        {commands.map(({manager}, index) => (
          <label key={manager} className={styles.manager}>
            <input type="radio" name={group} value={manager} defaultChecked={index === 0} />
            {manager}
          </label>
        ))}
      </div>
      {commands.map(({manager, command}) => (
        <div key={manager} className={styles.command} data-manager={manager}>
          <code>{command}</code>
          <CopyButton what="command" className={styles.copy} text={() => command} />
        </div>
      ))}
    </fieldset>
  );
}
