import ChevronDown from 'lucide-react/icons/chevron-down';
import { iconSize } from '../text/icon.css.ts';
import type { Icon } from '../text/icon.ts';
import { Anchor } from './Anchor.tsx';
import * as styles from './SideMenu.css.ts';

export type NavigationEntry = {
  label: string;
  href: string;
  isCurrent: boolean;
  icon?: Icon;
  /** How much waits there; `words` say of what, such as `3 new accounts`. Left out where nothing does. */
  waiting?: { count: number; words: string };
};

type Props = {
  /** The section that the entries are pages of, such as `Settings`. */
  label: string;
  entries: readonly NavigationEntry[];
  /** Pages that are used seldom, under one name. They are folded away until the person unfolds them or one of them is open. */
  more?: { label: string; entries: readonly NavigationEntry[] };
};

/** The pages of one section, one below the other. The pages of the app are a TopNav. */
export function SideMenu({ label, entries, more }: Props) {
  return (
    <nav aria-label={label} className={styles.menu}>
      <Pages entries={entries} />
      {more !== undefined && more.entries.length > 0 && (
        <details open={more.entries.some(({ isCurrent }) => isCurrent)} className={styles.more}>
          <summary className={styles.opener}>
            <span>{more.label}</span>
            <ChevronDown aria-hidden className={`${iconSize.small} ${styles.arrow}`} />
          </summary>
          <Pages entries={more.entries} />
        </details>
      )}
    </nav>
  );
}

function Pages({ entries }: Pick<Props, 'entries'>) {
  return (
    <ul className={styles.list}>
      {entries.map(({ label: words, href, isCurrent, icon: Drawing }) => (
        <li key={href}>
          <Anchor href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.entry}>
            {Drawing && <Drawing aria-hidden className={iconSize.medium} />}
            <span>{words}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
