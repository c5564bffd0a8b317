import { defineTexts } from '@consignment/domain/text/texts';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { button, icon as buttonIcon } from '../actions/Button.css.ts';
import { Anchor } from './Anchor.tsx';
import { NavMenuContext } from './nav-menu-context.ts';
import { pageId } from '../layout/page-ids.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import type { NavigationEntry } from './SideMenu.tsx';
import { inSight } from './in-sight.ts';
import * as styles from './TopNav.css.ts';
import { WaitingCount } from '../text/WaitingCount.tsx';

const texts = defineTexts('TopNav', {
  skipToContent: 'Skip to content',
  menu: 'Menu',
});

type Props = {
  /** Names the navigation, such as `Main`. */
  label: string;
  /** Logo or name of the app or shop. */
  brand: ReactNode;
  entries: readonly NavigationEntry[];
  /** Stays in sight on a phone too, such as a search. */
  tools?: ReactNode;
  /** Account menu, switchers. */
  trailing?: ReactNode;
  /** Where the window is small: `menu` hides the pages behind a button, `row` keeps a few of them in sight. */
  small?: 'menu' | 'row';
};

/**
 * The header of an app: its pages side by side. Under 900 px they are behind a menu button (APG disclosure
 * navigation), or under 640 px in a separate row. The pages of one section are a SideMenu.
 */
export function TopNav({ label, brand, entries, tools, trailing, small = 'menu' }: Props) {
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Closed, the menu says itself what waits in it.
  const waiting = isOpen ? undefined : entries.find((entry) => entry.waiting !== undefined)?.waiting;
  const ToggleIcon = isOpen ? X : MenuIcon;

  return (
    <header
      className={styles.header}
      data-own-colors
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a') !== null) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        toggle.current?.focus();
      }}
    >
      <a href={`#${pageId.title}`} className={styles.skip}>
        {texts.skipToContent}
      </a>
      <div className={styles.bar}>
        <div className={styles.brand({ small })}>{brand}</div>
        {small === 'menu' && entries.length > 0 && (
          <div className={styles.toggle}>
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls={listId}
              className={button({ tone: 'quiet', shape: waiting === undefined ? 'icon' : 'label' })}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ToggleIcon aria-hidden className={buttonIcon} />
              <VisuallyHidden>{texts.menu}</VisuallyHidden>
              {waiting !== undefined && <WaitingCount {...waiting} />}
            </button>
          </div>
        )}
        {entries.length > 0 && (
          <nav aria-label={label} className={styles.nav({ small })}>
            <ul id={listId} className={styles.list({ small })} data-open={isOpen}>
              {entries.map((entry) => (
                <li key={entry.href} ref={entry.isCurrent ? inSight : undefined}>
                  <Anchor
                    href={entry.href}
                    aria-current={entry.isCurrent ? 'page' : undefined}
                    className={styles.entry({ small })}
                  >
                    <span>{entry.label}</span>
                    {entry.waiting !== undefined && <WaitingCount {...entry.waiting} />}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {tools && <div className={small === 'row' ? styles.tools : undefined}>{tools}</div>}
        {trailing && (
          <div className={styles.trailing({ small })} data-open={isOpen || entries.length === 0}>
            <NavMenuContext value={isOpen}>{trailing}</NavMenuContext>
          </div>
        )}
      </div>
    </header>
  );
}
