import { portalSwitchNames, type ShopSwitches } from '@consignment/domain/shop-switches';
import type { components } from '@consignment/client/generated/api';
import type { Role } from '../common/session.ts';

type Wire = components['schemas']['ShopSwitches'];

/** A vendor is told only of the switches that the portal goes by. */
export function switchesToWire(switches: ShopSwitches, role: Role): Wire {
  const { vendorProductsTabColumns: columns, ...flags } = switches;
  if (role !== 'vendor') return { ...flags, vendorProductsTabColumns: [...columns] };
  const forPortal = portalSwitchNames.map((name) => [name, flags[name]]);
  // Built from every name that the portal goes by, which fromEntries cannot express.
  return Object.fromEntries(forPortal) as Pick<ShopSwitches, (typeof portalSwitchNames)[number]>;
}
