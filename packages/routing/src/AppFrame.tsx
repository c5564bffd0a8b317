import { AppShell } from '@consignment/components/parts/AppShell';
import { Wordmark } from '@consignment/components/parts/Wordmark';
import { Button } from '@consignment/components/primitives/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type Props = {
  /** Of the shop. */
  name: string;
  entries: readonly { href: string; label: string }[];
  onSignOut: () => void;
  children: ReactNode;
};

/** The header of the shop's own apps, and the page below it. */
export function AppFrame({ name, entries, onSignOut, children }: Props) {
  const { pathname } = useLocation();
  return (
    <AppShell
      brand={<Wordmark name={name} />}
      entries={entries.map((entry) => ({ ...entry, isCurrent: isWithin(pathname, entry.href) }))}
      trailing={<Button label="Sign out" tone="quiet" onClick={onSignOut} />}
    >
      {children}
    </AppShell>
  );
}

/** Is this address that page, or one below it. The root is only itself. */
export function isWithin(pathname: string, href: string): boolean {
  return pathname === href || pathname === `${href}/` || (href !== '/' && pathname.startsWith(`${href}/`));
}
