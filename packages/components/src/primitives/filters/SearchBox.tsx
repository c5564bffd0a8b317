import { defineTexts } from '@consignment/domain/text/texts';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { box } from '../fields/Field.css.ts';
import { iconSize } from '../text/icon.css.ts';
import * as styles from './SearchBox.css.ts';

const texts = defineTexts('SearchBox', {
  pressEnter: 'Press Enter',
  clearSearch: 'Clear search',
});

type Props = {
  /** The accessible name, also shown in the empty box, such as `Search vendors`. */
  label: string;
  /** The search that the list shows now. */
  value: string;
  /** Called on Enter with the typed text, and with the empty string on clearing. */
  onSearch: (value: string) => void;
  /** Searches the content of the page, as the person types. */
  isLive?: boolean;
};

/**
 * Searches a list when Enter is pressed, never on each key (spec foundations §2): the server is asked. Choosing one thing by its name,
 * for a form, is a Combobox.
 */
export function SearchBox({ label, value, onSearch, isLive = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  // The list may change its search on its own, for example when a person goes back a page.
  if (value !== shown) {
    setShown(value);
    setDraft(value);
  }

  const isWaiting = !isLive && draft.trim() !== value;
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(isLive ? draft : draft.trim());
      }}
    >
      <span className={box()}>
        <SearchIcon aria-hidden className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="s"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
            if (isLive) onSearch(event.target.value);
          }}
          aria-describedby={isWaiting ? hintId : undefined}
          className={styles.search}
        />
        {isWaiting && (
          <span id={hintId} className={styles.hint}>
            {texts.pressEnter}
          </span>
        )}
        {draft !== '' && (
          <button
            type="button"
            aria-label={texts.clearSearch}
            className={styles.clear}
            onClick={() => {
              setDraft('');
              input.current?.focus();
              if (value !== '') onSearch('');
            }}
          >
            <X aria-hidden className={iconSize.small} />
          </button>
        )}
      </span>
    </form>
  );
}
