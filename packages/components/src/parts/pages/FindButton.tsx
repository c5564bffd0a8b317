import { defineTexts } from '@consignment/domain/text/texts';
import SearchIcon from 'lucide-react/icons/search';
import { button, icon } from '../../primitives/actions/Button.css.ts';
import * as styles from './FindButton.css.ts';

const texts = defineTexts('FindButton', {
  search: 'Search',
});

type Props = {
  /** The keys that do the same, as this device writes them, such as `⌘K`. */
  keys: string;
  /** The button is about to be pressed: the time to fetch its content. */
  onNear: () => void;
  onClick: () => void;
};

/** Opens FindAnything from the bar. Where there is little room, an icon replaces the word. */
export function FindButton({ keys, onNear, onClick }: Props) {
  return (
    <button
      type="button"
      className={`${button({ tone: 'secondary' })} ${styles.opener}`}
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
    >
      <SearchIcon aria-hidden className={icon} />
      <span className={styles.words}>{texts.search}</span>
      <kbd aria-hidden className={styles.keys}>
        {keys}
      </kbd>
    </button>
  );
}
