import type { ReactNode } from 'react';
import { AppShell } from './AppShell.tsx';
import { Wordmark } from './Wordmark.tsx';

type Props = {
  /** Terms and privacy, each of which leads to the other. */
  links: readonly { href: string; label: string }[];
  /** A Page, which brings its own `main`. */
  children: ReactNode;
};

/**
 * Around pages that anybody may read, signed in or not: of no shop, and without its navigation. The pages of an app
 * stand in an AppShell with their entries.
 */
export function LegalFrame({ links, children }: Props) {
  return (
    <AppShell brand={<Wordmark name="Consignment" />} entries={[]} footerLinks={links}>
      {children}
    </AppShell>
  );
}
