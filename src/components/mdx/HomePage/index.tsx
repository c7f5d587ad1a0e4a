/** The parts of a home page with the layout `landing`: `<HomePage.Root>`, `<HomePage.Tagline>`, … */
import type {ReactNode} from 'react';
import {HomeButton} from './HomeButton';
import {HomeLogo} from './HomeLogo';
import {InstallPackage} from './InstallPackage';
import styles from './styles.module.css';

interface PartProps {
  children: ReactNode;
}

/** Contains the other parts, in a column. */
function Root({children}: PartProps): ReactNode {
  return <div className={styles.root}>{children}</div>;
}

/** The product in a few words. */
function Tagline({children}: PartProps): ReactNode {
  return <div className={styles.tagline}>{children}</div>;
}

/** The product in a sentence or two. */
function Description({children}: PartProps): ReactNode {
  return <div className={styles.description}>{children}</div>;
}

/** `HomePage.Button`s, side by side. */
function Buttons({children}: PartProps): ReactNode {
  return <div className={styles.buttons}>{children}</div>;
}

export const HomePage = {Root, Logo: HomeLogo, Tagline, Description, Buttons, Button: HomeButton, InstallPackage};
