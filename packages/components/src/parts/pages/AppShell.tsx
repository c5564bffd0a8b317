import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/navigation/Link.tsx';
import type { NavigationEntry } from '../../primitives/navigation/SideMenu.tsx';
import { TopNav } from '../../primitives/navigation/TopNav.tsx';
import * as styles from './AppShell.css.ts';

const texts = defineTexts('AppShell', {
  main: 'Main',
  underWay: 'Under way',
});

type Props = {
  brand: ReactNode;
  entries: readonly NavigationEntry[];
  /** PageTabs, where the page is one of several; their space is kept before they load. */
  tabs?: ReactNode;
  /** In sight at every width, such as a search. */
  tools?: ReactNode;
  /** The account, switchers. */
  trailing?: ReactNode;
  /** Shown on every page at the moment, such as a SyncProgress; empty most of the time. */
  notice?: ReactNode;
  /** Terms and privacy in the apps that have those pages (spec foundations §2); none in the portal. */
  footerLinks?: readonly { href: string; label: string }[];
  /** Beside those links, about the page that is open. */
  footer?: ReactNode;
  /** A Page, which brings its own `main`. */
  children: ReactNode;
};

/** The frame of every page of an app: header, page, footer. A page before sign-in is a SignInPage. */
export function AppShell(props: Props) {
  const { brand, entries, tabs, tools, trailing, notice, footerLinks = [], footer, children } = props;
  return (
    <div className={styles.frame}>
      <TopNav label={texts.main} brand={brand} entries={entries} tools={tools} trailing={trailing} />
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {notice && (
        <section aria-label={texts.underWay} className={styles.notice}>
          {notice}
        </section>
      )}
      <div className={styles.page}>{children}</div>
      {footerLinks.length > 0 && (
        <footer className={styles.footer}>
          {footerLinks.map(({ href, label }) => (
            <Link key={href} href={href} label={label} tone="quiet" />
          ))}
          {footer}
        </footer>
      )}
    </div>
  );
}
