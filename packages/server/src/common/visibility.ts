import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import type { Session } from './session.ts';

/**
 * The parts of an answer that a session may see. The server leaves out each part that is false (spec foundations §3).
 */
export type Visible = {
  readonly commissions: boolean;
  readonly sellPrice: boolean;
  readonly discount: boolean;
  readonly cost: boolean;
  readonly orderName: boolean;
  readonly orderDate: boolean;
  readonly customer: boolean;
  /** Internal to the shop: notes, pay type, tracking codes, the shop's profit, the trace of an amount. */
  readonly shopOnly: boolean;
};

const everything: Visible = {
  commissions: true,
  sellPrice: true,
  discount: true,
  cost: true,
  orderName: true,
  orderDate: true,
  customer: true,
  shopOnly: true,
};

/** The parts that a session may see. `metas` is by meta_key. */
export function visibleTo(session: Session, metas: ReadonlyMap<string, string>): Visible {
  return session.party === 'vendor' ? visibleToVendors(metas) : everything;
}

/**
 * The parts that a shop shows its vendors. An empty switch counts as on, except for the customer's name and the cost,
 * which must be switched on (spec accounts §4). `metas` is by meta_key.
 */
export function visibleToVendors(metas: ReadonlyMap<string, string>): Visible {
  const isOn = (key: string) => metas.get(key) !== 'false';
  const isSwitchedOn = (key: string) => (metas.get(key) ?? '') !== '' && isOn(key);
  return {
    commissions: isOn('vendor_field_commissions'),
    sellPrice: isOn('vendor_field_sell_price'),
    discount: isOn('vendor_field_discount'),
    cost: isSwitchedOn('vendor_field_cost_per_item'),
    orderName: isOn('vendor_field_order_num'),
    orderDate: isOn('vendor_field_order_date'),
    customer: isSwitchedOn('vendor_field_customer_name'),
    shopOnly: false,
  };
}

/** Does the shop show its vendors the sums that they earned? `visible` is what it shows them. */
export function showsSums(
  visible: Pick<Visible, 'commissions'>,
  switches: Pick<ShopSwitches, 'hidePortalStats'>,
): boolean {
  return visible.commissions && !switches.hidePortalStats;
}

export type VisibleStats = { readonly sales: boolean; readonly taxes: boolean };

/** Only some shops show a vendor its sales and their tax beside its earnings (spec accounts §2.4). */
export function statsVisibleTo(session: Session, switches: ShopSwitches): VisibleStats {
  if (session.party !== 'vendor') return { sales: true, taxes: true };
  const { hidePortalStats, showVendorSalesStat, showVendorTaxesStat } = switches;
  return {
    sales: showVendorSalesStat && !hidePortalStats,
    taxes: showVendorTaxesStat && !hidePortalStats,
  };
}
