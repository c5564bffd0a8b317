import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { pagesOf, type AppPages } from '@consignment/routing/app/pages';
import { tabsAt } from '@consignment/routing/app/tabs-at';
import { describe, expect, it } from 'vitest';
import { table as merchantTable, titles as merchantTitles } from '../../../shells/merchant/src/pages.ts';
import { isIncluded } from '../../../shells/portal/src/page.ts';
import { table as portalTable, titles as portalTitles } from '../../../shells/portal/src/pages.ts';
import { bars, entriesAt, type Bar } from '../../../stories/pages/bars.ts';
import { table as salesrepsTable, titles as salesrepsTitles } from '../../../shells/salesreps/src/pages.ts';

const merchant = pagesOf(merchantTable, merchantTitles, () => true);
const salesreps = pagesOf(salesrepsTable, salesrepsTitles, () => true);
const portal = pagesOf(portalTable, portalTitles, isIncluded);

const shop = { canUsePaypal: true };
const everySwitch = readSwitches({
  showPortalUnpaidOrders: true,
  showPortalCustomers: true,
  showPortalSellForm: true,
  showPortalContactPage: true,
});
const ofPortal = {
  switches: everySwitch,
  vendor_portal_products: true,
  vendor_field_commissions: true,
  mayOffer: true,
};

const litAt = (pathname: string) =>
  merchant
    .menuAt(pathname, shop)
    .filter(({ isCurrent }) => isCurrent)
    .map(({ label }) => label);

describe('the menu of an app', () => {
  it('has eight places at most, whatever the shop has switched on', () => {
    expect(merchant.menuAt('/', shop)).toHaveLength(8);
    expect(salesreps.menuAt('/', { isOfTeam: true }).length).toBeLessThanOrEqual(8);
    expect(portal.menuAt('/', ofPortal).length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['/', ['Dashboard']],
    ['/vendors/7', ['Vendors']],
    ['/pay-runs', ['Payouts']],
    ['/pay-runs/3', ['Payouts']],
    ['/statements/31', ['Payouts']],
    ['/statements/issue', ['Payouts']],
    ['/reconciliation', ['Payouts']],
    ['/fees', ['Payouts']],
    ['/settings/payouts', ['Settings']],
    ['/history', ['Settings']],
    ['/questions', []],
  ])('at %s lights the page that it is a part of', (pathname, labels) => {
    expect(litAt(pathname)).toEqual(labels);
  });

  it('has the page itself where its parent is not for the person', () => {
    const reader = pagesOf(merchantTable, merchantTitles, (right) => right === 'everyone');
    expect(reader.menuAt('/', shop).map(({ label }) => label)).toContain('Team');
    expect(merchant.menuAt('/', shop).map(({ label }) => label)).not.toContain('Team');
  });
});

describe('the tabs over a page', () => {
  it('are the pages of one place in the menu, and lead to each other', () => {
    const tabs = tabsAt(merchant.list('tab', shop), '/reconciliation');
    expect(tabs?.label).toBe('Payouts');
    expect(tabs?.entries.map(({ label }) => label)).toEqual([
      'Pay runs',
      'Payouts',
      'Statements',
      'Differences',
      'Fees',
    ]);
    expect(tabs?.entries.filter(({ isCurrent }) => isCurrent).map(({ href }) => href)).toEqual([
      '/reconciliation',
    ]);
  });

  it('leave out what the person may not open', () => {
    const reader = pagesOf(merchantTable, merchantTitles, (right) => right === 'everyone');
    expect(tabsAt(reader.list('tab', shop), '/payouts')?.entries.map(({ label }) => label)).not.toContain(
      'Pay runs',
    );
  });

  it('are not over a page below one of them, nor over a page alone', () => {
    expect(tabsAt(merchant.list('tab', shop), '/statements/31')).toBeNull();
    expect(tabsAt(merchant.list('tab', shop), '/vendors')).toBeNull();
    expect(
      tabsAt(portal.list('tab', { ...ofPortal, vendor_field_commissions: false }), '/payouts'),
    ).toBeNull();
  });
});

describe('the bars of the whole pages in Storybook', () => {
  it('have the sections of the settings', () => {
    const sections = merchant.list('section', shop).map(({ href, label, isAdvanced }) => ({
      href,
      label,
      ...(isAdvanced === true && { isAdvanced }),
    }));
    expect(bars.merchant.sections).toEqual(sections);
  });

  it.each<[string, Bar, AppPages<never>, unknown, readonly { path: string; frame?: string }[]]>([
    ['merchant', bars.merchant, merchant, shop, merchantTable],
    ['portal', bars.portal, portal, ofPortal, portalTable],
    ['sales reps', bars.salesreps, salesreps, { isOfTeam: true }, salesrepsTable],
  ])('are those of the %s app', (_, bar, pages, who, table) => {
    const named = (list: readonly { href: string; label: string }[]) =>
      list.map(({ href, label }) => ({ href, label }));
    const of = who as never;
    expect(named(bar.menu)).toEqual(named(pages.list('menu', of)));
    expect(bar.tabs).toEqual(named(pages.list('tab', of)));
    const lit = (entries: readonly { label: string; isCurrent: boolean }[]) =>
      entries.filter(({ isCurrent }) => isCurrent).map(({ label }) => label);
    const inside = table.filter(
      ({ frame }) => frame !== undefined && frame !== 'legal' && frame !== 'reading',
    );
    for (const path of inside.map((page) => page.path.replace(':id', '7')))
      expect([path, lit(entriesAt(bar.menu, path))]).toEqual([path, lit(pages.menuAt(path, of))]);
  });
});
