import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { AppShell } from './AppShell.tsx';
import { Wordmark } from './Wordmark.tsx';

const texts = defineTexts('LegalFrame', {
  consignment: 'Consignment',
});

type Props = {
  /** Of the shop where the pages are a shop's, as in its portal; ours without one. */
  name?: string;
  /** Terms and privacy, each of which leads to the other. */
  links: readonly { href: string; label: string }[];
  /** A Page, which brings its own `main`. */
  children: ReactNode;
};

/**
 * Around pages that anybody may read, logged in or not: of no shop, and without its navigation. The pages of an app
 * are in an AppShell with their entries.
 */
export function LegalFrame({ name = texts.consignment, links, children }: Props) {
  return (
    <AppShell brand={<Wordmark name={name} />} entries={[]} footerLinks={links}>
      {children}
    </AppShell>
  );
}
