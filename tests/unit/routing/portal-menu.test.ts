import { readSwitches } from '@consignment/domain/shop-switches';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../shells/portal/src/menu.ts';

const labels = (switches: Record<string, boolean> = {}, vendor_portal_products = true) =>
  entriesOf({ switches: readSwitches(switches), vendor_portal_products }, '/').map(({ label }) => label);

describe('the menu of the portal', () => {
  it('shows what every shop shows', () => {
    expect(labels()).toEqual(['Commissions', 'Products', 'Payouts', 'Settings']);
  });

  it.each([
    ['hidePortalCommissionsMenu', 'Commissions'],
    ['hidePortalPayoutsMenu', 'Payouts'],
  ])('leaves out what %s hides', (name, label) => {
    expect(labels()).toContain(label);
    expect(labels({ [name]: true })).not.toContain(label);
  });

  it.each([
    ['showPortalUnpaidOrders', 'Unpaid Orders'],
    ['showPortalCustomers', 'Customers'],
  ])('has what %s shows', (name, label) => {
    expect(labels()).not.toContain(label);
    expect(labels({ [name]: true })).toContain(label);
  });

  it('has no products where the shop keeps them to itself', () => {
    expect(labels({}, false)).not.toContain('Products');
  });

  it('shows which page is open, and the one that it lies below', () => {
    const current = (pathname: string) =>
      entriesOf({ switches: readSwitches({}), vendor_portal_products: true }, pathname)
        .filter(({ isCurrent }) => isCurrent)
        .map(({ label }) => label);
    expect(current('/')).toEqual(['Commissions']);
    expect(current('/payouts/3')).toEqual(['Payouts']);
    expect(current('/payouts-of-others')).toEqual([]);
  });
});
