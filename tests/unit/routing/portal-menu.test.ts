import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '@consignment/routing/app/pages';
import { tabsAt } from '@consignment/routing/app/tabs-at';
import { isIncluded } from '../../../shells/portal/src/page.ts';
import { table, titles } from '../../../shells/portal/src/pages.ts';

const pages = pagesOf(table, titles, isIncluded);

const shown = { vendor_portal_products: true, vendor_field_commissions: true, mayOffer: true };

const labels = (switches: Record<string, boolean> = {}, fields: Partial<typeof shown> = {}) =>
  pages.menuAt('/', { switches: readSwitches(switches), ...shown, ...fields }).map(({ label }) => label);

/** The menu and the pages beside the payouts. */
const reached = (...asked: Parameters<typeof labels>) => [...labels(...asked), ...tabs(...asked)];

const tabs = (switches: Record<string, boolean> = {}, fields: Partial<typeof shown> = {}) =>
  tabsAt(
    pages.list('tab', { switches: readSwitches(switches), ...shown, ...fields }),
    '/payouts',
  )?.entries.map(({ label }) => label) ?? [];

describe('the menu of the portal', () => {
  it('shows what every shop shows', () => {
    expect(labels()).toEqual(['Commissions', 'Products', 'Payouts', 'Settings']);
  });

  it.each([
    ['hidePortalCommissionsMenu', 'Commissions'],
    ['hidePortalPayoutsMenu', 'Payouts'],
    ['hidePortalPayoutsMenu', 'Statements'],
    ['hidePortalCommissionsMenu', 'Statements'],
    ['redirectPortalToProducts', 'Statements'],
  ])('leaves out what %s hides', (name, label) => {
    expect(reached()).toContain(label);
    expect(reached({ [name]: true })).not.toContain(label);
  });

  it.each([
    ['showPortalUnpaidOrders', 'Unpaid Orders'],
    ['showPortalCustomers', 'Customers'],
  ])('has what %s shows', (name, label) => {
    expect(labels()).not.toContain(label);
    expect(labels({ [name]: true })).toContain(label);
  });

  it('has no products where the shop keeps them to itself', () => {
    expect(labels({}, { vendor_portal_products: false })).not.toContain('Products');
  });

  it('has no statements where the shop hides from its vendors what they earn', () => {
    expect(tabs()).toEqual(['Payouts', 'Statements']);
    expect(reached({}, { vendor_field_commissions: false })).not.toContain('Statements');
  });

  it('has the sell form for those who may send it', () => {
    const switches = { showPortalSellForm: true };
    expect(labels(switches)).toContain('Sell Form');
    expect(labels(switches, { mayOffer: false })).not.toContain('Sell Form');
  });

  it('shows which page is open, and the one that it lies below', () => {
    const current = (pathname: string) =>
      pages
        .menuAt(pathname, { switches: readSwitches({}), ...shown })
        .filter(({ isCurrent }) => isCurrent)
        .map(({ label }) => label);
    expect(current('/')).toEqual(['Commissions']);
    expect(current('/payouts/3')).toEqual(['Payouts']);
    expect(current('/statements/31')).toEqual(['Payouts']);
    expect(current('/payouts-of-others')).toEqual([]);
  });
});
