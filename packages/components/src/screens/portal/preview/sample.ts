import type { ComponentProps } from 'react';
import type { PortalCommissionsScreen } from '../commissions/PortalCommissionsScreen.tsx';

/** Which parts of a sale and of the portal the shop shows its vendors. */
export type PartsShown = Readonly<
  Record<
    | 'vendor_portal_products'
    | 'vendor_field_commissions'
    | 'vendor_field_sell_price'
    | 'vendor_field_discount'
    | 'vendor_field_order_num'
    | 'vendor_field_order_date'
    | 'vendor_field_customer_name'
    | 'vendor_field_cost_per_item',
    boolean
  >
>;

type Lines = ComponentProps<typeof PortalCommissionsScreen>['lines'];
type Line = Extract<Lines, { is: 'ready' }>['rows'][number];

export const sampleVendor = { id: 1, name: 'Juniper & Oak', contact_name: 'Maren' };

export const sampleTotals = {
  commission_due: '92.40',
  commission_paid: '36.00',
  commission_earned: '128.40',
  total_sales: '214.00',
  amount_taxed: '42.80',
};

const day = 24 * 60 * 60 * 1000;

export function samplePayouts(now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const payout = { note: '', status: 'recorded' } as const;
  return {
    onItsWay: '0.00',
    toSend: '0.00',
    next: {
      on: now.toISOString().slice(0, 10),
      reason: null,
      detail: 'By the schedule of pay runs.',
    },
    latest: [
      { ...payout, id: 2, amount: '36.00', created_date: daysAgo(20) },
      { ...payout, id: 1, amount: '24.00', created_date: daysAgo(50) },
    ],
  };
}

/** Of the month before, by a shop that issues them on the third. */
export function sampleStatement(now: Date, currency: string) {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const day = (...of: [number, number, number]) => new Date(Date.UTC(...of)).toISOString().slice(0, 10);
  return {
    latest: {
      id: 1,
      first_day: day(year, month - 1, 1),
      last_day: day(year, month, 0),
      currency,
      closing: '60.00',
    },
    nextOn: day(year, month + 1, 3),
  };
}

const monthly = [12, 18, 0, 24, 30, 9, 15, 36, 21, 42, 60, 92];

/** The twelve months up to now; each is paid in the next. */
export function sampleMonths(now: Date) {
  return monthly.map((earned, index) => {
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1));
    const paid = monthly[index - 1] ?? 0;
    return { start: start.toISOString().slice(0, 10), earned: `${earned}.00`, paid: `${paid}.00` };
  });
}

export const sampleBestSellers = [
  { id: 1, title: 'Linen cushion', image: null, sold: 14 },
  { id: 2, title: 'Walnut stool', image: null, sold: 6 },
  { id: 3, title: 'Oak table', image: null, sold: 3 },
];

/** Without what the shop hides, as the server leaves it out. */
export function sampleLines(settings: PartsShown): Line[] {
  return [
    lineOf(settings, 1, { title: 'Oak table', price: '120.00', owed: '72.00', isPaid: false }),
    lineOf(settings, 2, { title: 'Linen cushion', price: '34.00', owed: '20.40', isPaid: false }),
    lineOf(settings, 3, { title: 'Walnut stool', price: '60.00', owed: '36.00', isPaid: true }),
  ];
}

type Sold = { title: string; price: string; owed: string; isPaid: boolean };

function lineOf(shown: PartsShown, id: number, { title, price, owed, isPaid }: Sold): Line {
  const has = (part: keyof PartsShown, values: object) => (shown[part] ? values : {});
  return {
    id,
    title,
    sku: `JO-${100 + id}`,
    image: null,
    quantity: 1,
    returned_quantity: 0,
    vendor_paid: isPaid,
    commission_type: 'default',
    commission_state: 'accrued',
    commission_reason: null,
    commission_trace: null,
    ...has('vendor_field_sell_price', { price, total_tax: '0.00' }),
    ...has('vendor_field_discount', { allocated_discount: '0.00' }),
    ...has('vendor_field_commissions', { commission_amount: owed, commission_rate: '60' }),
    order: {
      ...has('vendor_field_order_num', { name: `#10${10 + id}` }),
      ...has('vendor_field_order_date', { processed_at: `2026-03-1${id}T10:30:00Z` }),
      ...has('vendor_field_customer_name', { customer_name: 'Ines Moreau', customer_company: '' }),
      location: null,
    },
    variant: {
      title: 'Default Title',
      image: null,
      barcode: '',
      ...has('vendor_field_cost_per_item', { cost_per_item: '40.00' }),
      product: { title },
    },
  };
}
