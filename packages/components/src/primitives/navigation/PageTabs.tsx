import { Anchor } from './Anchor.tsx';
import { inSight } from './in-sight.ts';
import * as styles from './PageTabs.css.ts';
import { entry } from './TopNav.css.ts';

type Props = {
  /** The page of the menu that they belong to, such as `Payouts`. */
  label: string;
  entries: readonly { label: string; href: string; isCurrent: boolean }[];
};

/** Pages of one kind, side by side above the page. Parts of one page are Tabs, the pages of the app a TopNav. */
export function PageTabs({ label, entries }: Props) {
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.list}>
        {entries.map(({ href, label: words, isCurrent }) => (
          <li key={href} ref={isCurrent ? inSight : undefined}>
            <Anchor
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={entry({ small: 'row' })}
            >
              {words}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
