import {memo, type MouseEvent, type ReactNode} from 'react';
import {hasModifier} from '../../hooks/keyboard';
import type {SearchHit, Segment} from '../../search/types';
import {ROUTED} from '../../shared/routedLink';
import {Svg} from '../Icon';
import styles from './panel.module.css';

/** The icons' SVG paths: a sheet of paper for a page, a hash for a section. */
const PAGE = 'M6 3h8l5 5v13H6zM14 3v5h5M9.5 13h6M9.5 17h6';
const SECTION = 'M10 4 8 20M16 4l-2 16M5 9h15M4 15h15';

interface Props {
  id: string;
  hit: SearchHit;
  index: number;
  isSelected: boolean;
  showDetails: boolean;
  onPoint: (index: number) => void;
  onLeave: (href: string) => void;
}

/**
 * A result. It is a link, so that readers can open it in a new tab as usual. It isn't a `Link`, because all results
 * would then be prefetched in one task (see useIdlePrefetch).
 */
export const Result = memo(function Result({id, hit, index, isSelected, ...props}: Props): ReactNode {
  const {showDetails, onPoint, onLeave} = props;
  const onMouseMove = ({movementX, movementY}: MouseEvent) => {
    // The browser also sends this event when the list scrolls under a resting mouse.
    if (movementX !== 0 || movementY !== 0) onPoint(index);
  };
  const onClick = (event: MouseEvent) => {
    if (!hasModifier(event)) onLeave(hit.href);
  };
  return (
    // oxlint-disable-next-line react/forbid-elements -- see above
    <a
      {...ROUTED}
      id={id}
      role="option"
      aria-selected={isSelected}
      // Roving tabindex: only the selected result can be tabbed to; Enter follows it like any link.
      tabIndex={isSelected ? 0 : -1}
      href={hit.href}
      className={styles.result}
      onMouseMove={onMouseMove}
      onClick={onClick}
    >
      <Svg size={18} stroke={1.75}>
        <path d={hit.isPage ? PAGE : SECTION} />
      </Svg>
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
      {showDetails && hit.excerpt?.length !== 0 && (
        <span className={styles.excerpt} data-pending={hit.excerpt ? undefined : ''}>
          <Segments of={hit.excerpt ?? []} />
        </span>
      )}
    </a>
  );
});

/** Text with marked parts. React escapes the text, so any HTML in the index shows as plain text. */
function Segments({of: segments}: {of: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
