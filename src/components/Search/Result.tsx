import {memo, type MouseEvent, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import type {SearchHit} from '../../search/types';
import {PageIcon, SectionIcon} from './panelIcons';
import {Segments} from './Segments';
import styles from './panel.module.css';

interface Props {
  id: string;
  hit: SearchHit;
  index: number;
  isSelected: boolean;
  showDetails: boolean;
  onPoint: (index: number) => void;
  onLeave: () => void;
}

/**
 * A result: an option that is a link, so that the browser's own ways to open one in a tab work. It is the router's own
 * link: Docusaurus' would prefetch all results in one task (useIdlePrefetch).
 */
export const Result = memo(function Result({id, hit, index, isSelected, ...props}: Props): ReactNode {
  const {showDetails, onPoint, onLeave} = props;
  const onMouseMove = ({movementX, movementY}: MouseEvent) => {
    // A list that scrolls under a resting mouse tells of it too.
    if (movementX !== 0 || movementY !== 0) onPoint(index);
  };
  const onClick = ({metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) onLeave();
  };
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isSelected}
      // One stop for the Tab key; who stops there goes on with Enter, as at any link.
      tabIndex={isSelected ? 0 : -1}
      to={hit.href}
      className={styles.result}
      onMouseMove={onMouseMove}
      onClick={onClick}
    >
      {hit.isPage ? <PageIcon /> : <SectionIcon />}
      <span className={styles.title}>
        <Segments of={hit.title} />
      </span>
      {hit.titles.length > 0 && (
        <span className={styles.parents}>
          {hit.titles.map((title, level) => (
            <span key={level} className={styles.parent}>
              <Segments of={title} />{' '}
            </span>
          ))}
        </span>
      )}
      {showDetails && hit.excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Segments of={hit.excerpt} />
        </span>
      )}
    </Link>
  );
});
