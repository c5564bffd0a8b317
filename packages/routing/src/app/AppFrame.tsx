import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { signOut } from '@consignment/client/sign-out';
import { AppShell } from '@consignment/components/parts/pages/AppShell';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Link } from '@consignment/components/primitives/navigation/Link';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountInBar } from '../session/AccountInBar.tsx';
import { FindInBar } from './FindInBar.tsx';
import { InboxOnUse } from './InboxOnUse.tsx';
import { PageTabsOnUse } from './PageTabsOnUse.tsx';
import type { AppFindable } from './find-menu.tsx';
import { usePages } from './pages.tsx';
import type { Scheme } from './scheme.tsx';
import { tabsAt } from './tabs-at.tsx';

type Props<Who> = {
  /** Of the shop. */
  name: string;
  /** Of the shop. */
  scheme: Scheme;
  client: Client;
  session: Session;
  /** The person, as the table of pages asks. */
  who: Who;
  /** How much waits on a page of the menu, by its address. */
  waiting?: Readonly<Record<string, { count: number; words: string }>>;
  questionsAs: ComponentProps<typeof InboxOnUse>['side'];
  /** On every page while it lasts, such as the progress of a sync; empty most of the time. */
  notice?: ReactNode;
  /** At the foot of each page. */
  footer?: ReactNode;
  /** A way out of the app, beside its pages. */
  outside?: { href: string; label: string } | null;
  /** Stands in the menu of the account. */
  hrefOfSecurity: string;
  /** Stands in the menu of the account, in an app that imports. */
  hrefOfImport?: string | null;
  /** The pages and records that the app finds; its code comes when the menu is first opened. */
  find: () => Promise<AppFindable>;
  children: ReactNode;
};

/** The header of the shop's own apps, and the page below it. */
export function AppFrame<Who>({
  name,
  scheme,
  client,
  session,
  who,
  waiting = {},
  questionsAs,
  notice,
  footer,
  outside = null,
  hrefOfSecurity,
  hrefOfImport = null,
  find,
  children,
}: Props<Who>) {
  const { pathname } = useLocation();
  const pages = usePages<Who>();
  const tabs = tabsAt(pages.list('tab', who), pathname);
  return (
    <AppShell
      brand={<Wordmark name={name} />}
      entries={pages.menuAt(pathname, who).map((entry) => ({ ...entry, waiting: waiting[entry.href] }))}
      tabs={tabs && <PageTabsOnUse {...tabs} />}
      notice={notice}
      footerLinks={pages.list('footer', who)}
      footer={footer}
      tools={
        <Inline space="xxsmall">
          {pages.list('inbox', who).map((page) => (
            <InboxOnUse key={page.href} page={page} client={client} side={questionsAs} />
          ))}
          <FindInBar load={find} client={client} session={session} />
        </Inline>
      }
      trailing={
        <Inline space="small">
          {outside !== null && <Link {...outside} isExternal tone="quiet" />}
          <AccountInBar
            shopName={name}
            small="inline"
            scheme={scheme}
            client={client}
            session={session}
            hrefOfSecurity={hrefOfSecurity}
            hrefOfImport={hrefOfImport}
            onSignOut={() => void signOut({ client, session })}
          />
        </Inline>
      }
    >
      {children}
    </AppShell>
  );
}
