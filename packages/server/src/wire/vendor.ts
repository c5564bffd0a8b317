import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { nothingOnItsWay, type OnItsWay } from '@consignment/domain/orders/availability';
import type { Dues } from '@consignment/domain/payouts/dues';
import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import type { components } from '@consignment/client/generated/api';
import type { OwnVendor } from '../queries/vendors/own-vendors.ts';
import type { ListedVendor, MergedVendor, Neighbour, Sums, VendorRow } from '../queries/vendors/vendors.ts';
import { availableToWire, payableToWire } from './available.ts';
import { duesToWire } from './dues.ts';
import { vendorPayoutRulesToWire } from './payout-rules.ts';
import type { Visible, VisibleStats } from '../common/visibility.ts';

type Schemas = components['schemas'];

export function listedVendorToWire(
  row: ListedVendor,
  currency: string,
  onItsWay: OnItsWay = nothingOnItsWay,
): Schemas['VendorTotals'] {
  return {
    id: row.id,
    name: row.name,
    contact_name: row.contact_name,
    image: row.image,
    currency: row.currency,
    commission_due: moneyToWire(row.due, currency),
    commission_paid: moneyToWire(row.paid, currency),
    commission_earned: moneyToWire(row.earned, currency),
    product_count: row.product_count,
    ...availableToWire(row.due, onItsWay, currency),
  };
}

/** The store's profit: the net value of its sales less the vendors' earnings. */
export function totalsToWire(
  sums: Sums,
  {
    currency,
    dues,
    onItsWay,
    minimum,
  }: { currency: string; dues: Dues; onItsWay: OnItsWay; minimum: number },
  visible: Visible,
  stats: VisibleStats,
): Schemas['Totals'] {
  return {
    commission_due: moneyToWire(sums.due, currency),
    commission_paid: moneyToWire(sums.paid, currency),
    commission_earned: moneyToWire(sums.earned, currency),
    dues: duesToWire(dues, currency),
    ...payableToWire(sums.due, onItsWay, minimum, currency),
    ...(visible.shopOnly ? { store_profit: moneyToWire(sums.total_sales - sums.earned, currency) } : {}),
    ...(stats.taxes ? { amount_taxed: moneyToWire(sums.amount_taxed, currency) } : {}),
    ...(stats.sales ? { total_sales: moneyToWire(sums.total_sales, currency) } : {}),
  };
}

export function ownVendorToWire(
  row: OwnVendor,
  known: {
    currency: string;
    displayCurrency: string;
    accountEmail: string;
    onItsWay: OnItsWay;
    /** The shop's. */
    minimum: number;
    hasRates: boolean;
    paidBy: PayoutMethod;
  },
): Schemas['OwnVendor'] {
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    currency: row.currency ?? known.displayCurrency,
    contact_name: row.contact_name,
    account_email: known.accountEmail,
    paypal_email: row.paypal_email,
    collects_tax: row.collects_tax,
    commission_due: moneyToWire(row.due, known.currency),
    commission_paid: moneyToWire(row.paid, known.currency),
    commission_earned: moneyToWire(row.earned, known.currency),
    amount_unpaid: moneyToWire(row.due, known.currency),
    ...payableToWire(row.due, known.onItsWay, row.minimum_payout ?? known.minimum, known.currency),
    has_rates: known.hasRates,
    paid_by: known.paidBy,
  };
}

export function vendorToWire(
  row: VendorRow,
  known: {
    currency: string;
    sums: Sums;
    onItsWay: OnItsWay;
    /** The shop's. */
    minimum: number;
    productCount: number;
    neighbours: { prev: Neighbour | null; next: Neighbour | null };
    merged: readonly MergedVendor[];
    lastPayoutDate: Date | null;
    /** Null where the session may not see it. */
    ratesAhead: Schemas['RatesAhead'] | null;
    visible: Visible;
  },
): Schemas['Vendor'] {
  const { currency, sums, productCount, visible } = known;
  const rate = row.commission_rate_ppm === null ? null : percentToWire(row.commission_rate_ppm);
  return {
    id: row.id,
    name: row.name,
    contact_name: row.contact_name,
    email: row.email,
    phone: row.phone,
    address_1: row.address_1,
    address_2: row.address_2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    paypal_email: row.paypal_email,
    ...(visible.commissions ? { commission_rate: rate } : {}),
    ...(known.ratesAhead === null ? {} : { rates_ahead: known.ratesAhead }),
    flat_rate: row.flat_rate,
    by_profit: row.by_profit,
    by_compare_at_price: row.by_compare_at_price,
    collects_tax: row.collects_tax,
    hidden: row.hidden,
    currency: row.currency,
    image: row.image,
    product_count: productCount,
    commission_totals: {
      due: moneyToWire(sums.due, currency),
      paid: moneyToWire(sums.paid, currency),
      earned: moneyToWire(sums.earned, currency),
      product_count: productCount,
      ...payableToWire(sums.due, known.onItsWay, row.minimum_payout ?? known.minimum, currency),
    },
    ...(visible.shopOnly
      ? {
          pay_type: row.pay_type,
          payout_method: row.payout_method,
          discount_codes: row.discount_codes,
          payout_rules: vendorPayoutRulesToWire(row, currency),
          note: row.note,
          merged_vendors: known.merged.map(({ name, created_at: at }) => ({
            name,
            merged_date: at.toISOString(),
          })),
          last_payout_date: known.lastPayoutDate?.toISOString() ?? null,
          next_prev: known.neighbours,
        }
      : {}),
  };
}
