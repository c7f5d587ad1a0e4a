import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useElementId} from '../../../hooks/elementId';
import type {Site} from '../../../config/schema';
import {useSite} from '../../../hooks/useSite';
import styles from './styles.module.css';

type Group = Site['sponsors'][number];

/** `::sponsors` in Markdown: the sponsors from the settings, by group and row (SPEC §3 "Sponsors"). */
export function Sponsors(): ReactNode {
  const {sponsors} = useSite();
  if (sponsors.length === 0) return <p className={styles.none}>There are no sponsors yet.</p>;
  return sponsors.map((group, index) => <SponsorGroup key={index} {...group} />);
}

function SponsorGroup({name, height, items}: Group): ReactNode {
  const nameId = useElementId();
  return (
    <section aria-labelledby={nameId} className={styles.group}>
      <p id={nameId} className={styles.name}>
        {name}
      </p>
      {items.map((row, index) => (
        <ul key={index} className={styles.row}>
          {row.map((sponsor) => (
            <li key={sponsor.name} className={styles.cell}>
              <SponsorLink {...sponsor} height={height} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

/** @param height - the image's height, in px */
function SponsorLink({name, image, link, height}: Group['items'][number][number] & {height: number}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Link to={link} className={styles.link}>
      <img src={withBaseUrl(image)} alt={name} height={height} />
    </Link>
  );
}
