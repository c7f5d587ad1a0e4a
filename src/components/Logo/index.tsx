import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

/** The link to the home page: the logo for the theme or, if there is no logo, the site's title (SPEC §3 "logoUrl"). */
export const Logo = memo(function Logo(): ReactNode {
  const {logoUrl, title} = useSite();
  if (logoUrl === undefined) {
    return (
      <Link to="/" className={clsx(styles.home, styles.title)}>
        {title}
      </Link>
    );
  }
  return (
    <Link to="/" aria-label="Home" className={styles.home}>
      {typeof logoUrl === 'string' ? (
        <LogoImage src={logoUrl} />
      ) : (
        // The server doesn't know the theme, so it renders both logos and CSS shows one.
        <>
          <LogoImage src={logoUrl.light} className={styles.light} />
          <LogoImage src={logoUrl.dark} className={styles.dark} />
        </>
      )}
    </Link>
  );
});

function LogoImage({src, className}: {src: string; className?: string | undefined}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return <img className={clsx(styles.image, className)} src={withBaseUrl(src)} alt="" width={104} height={28} />;
}
