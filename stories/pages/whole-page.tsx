import { AccountMenu } from '@consignment/components/parts/pages/AccountMenu';
import { AppShell } from '@consignment/components/parts/pages/AppShell';
import { FindButton } from '@consignment/components/parts/pages/FindButton';
import { InboxLink } from '@consignment/components/parts/pages/InboxLink';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { PageTabs } from '@consignment/components/primitives/navigation/PageTabs';
import { PortalFrame } from '@consignment/components/screens/portal/frame/PortalFrame';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { aPortalShop, aPortalVendor } from '../screens/portal/portal.ts';
import { done } from '../primitives/answers.ts';
import { bars, entriesAt, isWithin, type Bar } from './bars.ts';

type Played = { canvasElement: HTMLElement };

/** A page of the shop's app, below its bar. */
export function inMerchant(path: string, page: ReactNode) {
  return inShopsOwn(bars.merchant, path, page);
}

/** A page of the sales reps' app, below its bar. */
export function inSalesReps(path: string, page: ReactNode) {
  return inShopsOwn(bars.salesreps, path, page);
}

/** A page of a vendor, below the bar of its shop. */
export function inPortal(path: string, page: ReactNode) {
  const bar = bars.portal;
  return {
    render: () => (
      <PortalFrame
        shop={aPortalShop}
        vendors={[aPortalVendor]}
        vendorId={1}
        entries={entriesAt(bar.menu, path)}
        tabs={tabsOf(bar, path)}
        inbox={inboxAt(path)}
        tools={<FindButton keys="Ctrl K" onNear={fn()} onClick={fn()} />}
        account={accountOf('button')}
        hrefOfHelp="/help"
        onSwitchVendor={fn()}
        onLogout={fn(() => Promise.resolve(done))}
      >
        {page}
      </PortalFrame>
    ),
    play: isWhole,
  };
}

function inShopsOwn(bar: Bar, path: string, page: ReactNode) {
  return {
    render: () => (
      <AppShell
        brand={<Wordmark name="Rookery Market & Daughters, Penzance" />}
        entries={entriesAt(bar.menu, path)}
        tabs={tabsOf(bar, path)}
        tools={
          <Inline space="xxsmall">
            {inboxAt(path)}
            <FindButton keys="Ctrl K" onNear={fn()} onClick={fn()} />
          </Inline>
        }
        trailing={accountOf('inline')}
        footerLinks={bar.footer}
      >
        {page}
      </AppShell>
    ),
    play: isWhole,
  };
}

const accountOf = (small: 'inline' | 'button') => (
  <AccountMenu name="Ana Lopes" small={small} onNear={fn()}>
    Ana Lopes
  </AccountMenu>
);

function inboxAt(path: string) {
  const waiting = { count: 3, words: '3 to answer' };
  return (
    <InboxLink
      href="/questions"
      label="Questions"
      isCurrent={isWithin(path, '/questions')}
      waiting={waiting}
    />
  );
}

function tabsOf({ tabs }: Bar, path: string): ReactNode {
  if (!tabs.some(({ href }) => href === path)) return undefined;
  return <PageTabs label="Payouts" entries={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === path }))} />;
}

/** The page has one title, and the bar is one line where it is no menu. */
async function isWhole({ canvasElement }: Played): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  if (innerWidth < 900) return;
  const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const lines = new Set(links.map((link) => Math.round(link.getBoundingClientRect().top)));
  await expect(lines.size).toBe(1);
}
