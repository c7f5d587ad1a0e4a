import type {ReactNode} from 'react';
import {useCopy, type CopyState} from '../../../hooks/useCopy';
import {Svg} from '../../Icon';

const wordsFor = (what: string): Readonly<Record<CopyState, string>> => ({
  idle: `Copy ${what}`,
  copied: 'Copied',
  failed: `Copying failed: select the ${what} and copy it yourself`,
});

const WORDS = {code: wordsFor('code'), command: wordsFor('command')};

const ICONS: Readonly<Record<CopyState, string>> = {
  idle: 'M9 9h10v11H9zM5 15V4h10',
  copied: 'm5 13 4 4L19 7',
  failed: 'M12 7v7m0 4v.01M12 3 2 21h20z',
};

interface CopyButtonProps {
  what: keyof typeof WORDS;
  /** The text to copy, when it is asked for; nothing happens where there is none. */
  text: () => string | undefined;
  /** Its look; `data-state` tells how the last copy went. */
  className: string | undefined;
}

/** Copies a text; says for a second that it did, and says so too where it could not (SPEC §4 "Code copy button"). */
export function CopyButton({what, text, className}: CopyButtonProps): ReactNode {
  const words = WORDS[what];
  const {state, copy} = useCopy(words);
  return (
    <button
      type="button"
      className={className}
      data-state={state}
      aria-label={words[state]}
      title={words[state]}
      onClick={() => {
        const value = text();
        if (value !== undefined) void copy(value);
      }}
    >
      <Svg size={18} stroke={1.75}>
        <path d={ICONS[state]} />
      </Svg>
    </button>
  );
}
