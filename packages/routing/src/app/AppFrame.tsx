import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { signOut } from '@consignment/client/sign-out';
import { AppShell } from '@consignment/components/parts/pages/AppShell';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountInBar } from '../session/AccountInBar.tsx';
import { FindInBar } from './FindInBar.tsx';
import type { AppFindable } from './find-menu.tsx';
import { isWithin } from './is-within.tsx';
import type { Scheme } from './scheme.tsx';

type Props = {
  /** Of the shop. */
  name: string;
  /** Of the shop. */
  scheme: Scheme;
  client: Client;
  session: Session;
  entries: readonly { href: string; label: string; waiting?: { count: number; words: string } }[];
  /** The reading of the shop's orders while it goes on, `progress` in per cent; null while none does. */
  sync?: { description: string; progress: number } | null;
  /** Terms and privacy, in the apps that have these pages. */
  footerLinks?: readonly { href: string; label: string }[];
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

// There is none on most visits.
const SyncProgress = lazy(async () => {
  const { SyncProgress: Drawn } = await import('@consignment/components/parts/imports/SyncProgress');
  return { default: Drawn };
});

/** The header of the shop's own apps, and the page below it. */
export function AppFrame({
  name,
  scheme,
  client,
  session,
  entries,
  sync = null,
  footerLinks,
  outside = null,
  hrefOfSecurity,
  hrefOfImport = null,
  find,
  children,
}: Props) {
  const { pathname } = useLocation();
  return (
    <AppShell
      brand={<Wordmark name={name} />}
      entries={entries.map((entry) => ({ ...entry, isCurrent: isWithin(pathname, entry.href) }))}
      notice={
        sync !== null && (
          <Suspense>
            <SyncProgress {...sync} />
          </Suspense>
        )
      }
      footerLinks={footerLinks}
      tools={<FindInBar load={find} client={client} session={session} />}
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
