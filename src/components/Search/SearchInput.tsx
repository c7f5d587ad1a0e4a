import type {ComponentProps, ReactNode, RefObject} from 'react';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'ref' | 'onChange'> {
  inputRef?: RefObject<HTMLInputElement | null>;
  value: string;
  onType: (text: string) => void;
}

/**
 * The dialog's input, both before and after the dialog's contents are loaded. It is a searchbox, not a combobox, so it
 * has no `aria-expanded`. Phones neither capitalize nor correct what the reader types, because it may be a name.
 */
export function SearchInput({inputRef, onType, ...rest}: Props): ReactNode {
  return (
    <input
      ref={inputRef}
      type="search"
      className={styles.input}
      aria-label="Search"
      placeholder="Search"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={({target}) => onType(target.value)}
      {...rest}
    />
  );
}
