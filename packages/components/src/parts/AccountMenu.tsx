import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef } from 'react';
import { Avatar } from '../primitives/Avatar.tsx';
import { button, icon } from '../primitives/Button.css.ts';
import { FailedState } from '../primitives/FailedState.tsx';
import { placeBelow } from '../primitives/place-below.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import * as styles from './AccountMenu.css.ts';
import type { AccountPanelProps } from './AccountPanel.tsx';
import { useWhenSeen } from './use-when-seen.ts';

type Props = AccountPanelProps & {
  /** On a phone: `inline` within the menu of a TopNav, `button` where that has none. */
  small: 'inline' | 'button';
};

/** The person, at the end of the bar: their theme, and the way out. What stands in it comes when it is opened. */
export function AccountMenu({ small, ...panel }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { place, seen } = useWhenSeen(async () => (await import('./AccountPanel.tsx')).AccountPanel);
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        className={`${button({ tone: 'quiet' })} ${styles.opener({ small })}`}
      >
        <Avatar name={panel.email ?? panel.shopName} src={null} size="small" />
        <VisuallyHidden>Account</VisuallyHidden>
        <ChevronDown aria-hidden className={icon} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel({ small })}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && opener.current) placeBelow(currentTarget, opener.current);
        }}
      >
        <div ref={place} className={styles.place}>
          {seen.is === 'ready' && <seen.part {...panel} />}
          {seen.is === 'failed' && <FailedState what="Your account" problem={null} onRetry={seen.onRetry} />}
        </div>
      </div>
    </>
  );
}
