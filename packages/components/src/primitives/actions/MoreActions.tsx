import { defineTexts } from '@consignment/domain/text/texts';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { button } from './Button.css.ts';
import * as styles from './MoreActions.css.ts';
import { placeBelow } from '../layout/place-below.ts';

const texts = defineTexts('MoreActions', {
  more: 'More',
});

/**
 * Buttons that are needed less often: in the line of a Toolbar or a Page where there is room, else behind one button. Actions
 * that are behind a button everywhere are a Menu.
 */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-label={texts.more}
        className={`${button({ tone: 'secondary', shape: 'icon' })} ${styles.opener}`}
      >
        <span aria-hidden>•••</span>
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onBlur={({ currentTarget, relatedTarget }) => {
          // It would be above a dialog that one of them opens.
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && opener.current) placeBelow(currentTarget, opener.current);
        }}
      >
        {children}
      </div>
    </>
  );
}
