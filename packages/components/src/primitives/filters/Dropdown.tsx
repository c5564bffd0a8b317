import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { button, icon as buttonIcon } from '../actions/Button.css.ts';
import * as styles from './Dropdown.css.ts';
import { placeBelow } from '../layout/place-below.ts';

type Props = {
  label: string;
  /** The value in words, such as `Mar 1 – Mar 31, 2026`. */
  shown: string;
  /** The button is about to be pressed: the time to fetch its panel. */
  onNear?: () => void;
  /** Drawn while it is open; `close` leads back to the button. */
  children: (close: () => void) => ReactNode;
};

/**
 * A value among the filters of a list, with a panel to choose it in, which is at the foot of a phone. A choice of
 * one word among a few is a FilterSelect.
 */
export function Dropdown({ label, shown, onNear, children }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        className={`${button({ tone: 'secondary' })} ${styles.opener}`}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span className={styles.name}>{label}</span> <span>{shown}</span>
        <ChevronDown aria-hidden className={buttonIcon} />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && opener.current) placeBelow(currentTarget, opener.current);
        }}
      >
        {isOpen && <Suspense>{children(close)}</Suspense>}
      </div>
    </>
  );
}
