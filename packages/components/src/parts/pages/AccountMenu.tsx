import { defineTexts } from '@consignment/domain/text/texts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useContext, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/text/Avatar.tsx';
import { button } from '../../primitives/actions/Button.css.ts';
import { placeBelow } from '../../primitives/layout/place-below.ts';
import { NavMenuContext } from '../../primitives/navigation/nav-menu-context.ts';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './AccountMenu.css.ts';

const texts = defineTexts('AccountMenu', {
  account: 'Account',
});

type Props = {
  /** Of the person, who is seen by its initials. */
  name: string;
  /** On a phone: `inline` within the menu of a TopNav, `button` where that has none. */
  small: 'inline' | 'button';
  /** The button is about to be pressed: the time to fetch its content. */
  onNear: () => void;
  /** An AccountPanel, drawn while it is open. */
  children: ReactNode;
};

/** The person, at the end of the bar. Its content is an AccountPanel; actions on one thing are a Menu. */
export function AccountMenu({ name, small, onNear, children }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isInMenu = useContext(NavMenuContext) && small === 'inline';
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        className={`${button({ tone: 'quiet' })} ${styles.opener({ small })}`}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Avatar name={name} src={null} size="small" />
        <VisuallyHidden>{texts.account}</VisuallyHidden>
        <ChevronDown aria-hidden className={styles.arrow} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel({ small })}
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && opener.current) placeBelow(currentTarget, opener.current, 'end');
        }}
      >
        {(isOpen || isInMenu) && children}
      </div>
    </>
  );
}
