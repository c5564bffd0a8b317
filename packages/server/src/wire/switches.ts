import { portalSwitchNames, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
import type { components } from '@consignment/client/generated/api';
import type { Party } from '@consignment/domain/people/roles';

type Wire = components['schemas']['ShopSwitches'];

/** Vendors get only the switches that the portal uses. */
export function switchesToWire(switches: ShopSwitches, party: Party): Wire {
  const { vendorProductsTabColumns: columns, ...flags } = switches;
  if (party !== 'vendor') return { ...flags, vendorProductsTabColumns: [...columns] };
  const forPortal = portalSwitchNames.map((name) => [name, flags[name]]);
  // Built from all names that the portal uses, which fromEntries cannot express.
  return Object.fromEntries(forPortal) as Pick<ShopSwitches, (typeof portalSwitchNames)[number]>;
}
