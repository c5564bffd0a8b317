import type { PortalLine } from '../../../packages/components/src/screens/portal/commissions/portal-line.ts';
import type { SoldProduct } from '../../../packages/components/src/screens/portal/home/PortalOverview.tsx';
import type { PortalPayoutRow } from '../../../packages/components/src/screens/portal/payouts/PortalPayoutsScreen.tsx';
import type { PortalProduct } from '../../../packages/components/src/screens/portal/products/portal-product.ts';
import { aRateRule } from '../../fixtures/rates.ts';
import type { PortalRates } from '../../../packages/components/src/screens/portal/rates/portal-rates.ts';
import type { PortalRule } from '../../../packages/components/src/screens/portal/rates/portal-rule.ts';
import { aProduct, aProductOfVariants, someProducts } from '../../fixtures/catalog.ts';
import { aLineItem, someLineItems } from '../../fixtures/line-item.ts';

/** A nest of three strokes, drawn without text so that it looks the same on every machine. */
const logoAddress = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="152" height="72" viewBox="0 0 152 72" fill="none" stroke-linecap="round" stroke-width="7"><path stroke="#8a5a2b" d="M8 30c6 22 22 34 44 34s38-12 44-34"/><path stroke="#b98a4e" d="M22 22c4 16 14 24 30 24s26-8 30-24"/><circle cx="52" cy="17" r="8" stroke="#3f6b57"/><path stroke="#3f6b57" d="M112 62V14m0 24c0-14 10-22 24-22m-24 22c8 4 16 12 24 24"/></svg>',
)}`;

/** The portal's data about a shop before anyone has logged in. */
export const aPortalShop = {
  name: 'Rookery Market',
  vendor_portal_logo_url: logoAddress,
  vendor_portal_logo_title: 'Rookery Market',
  vendor_portal_login_title: '',
  vendor_portal_login_description: '',
  vendor_portal_disabled: false,
  vendor_field_order_date: true,
  vendor_portal_terms: '',
  switches: { showRegisterDonate: false, showRegisterPaypalEmail: false },
  currency: 'GBP',
  time_zone: 'Europe/London',
};

export const aPortalVendor = {
  id: 1,
  name: 'Juniper & Oak',
  contact_name: 'Maren Holt',
  currency: 'GBP',
};

/** A line as the server gives it to a vendor whose shop hides its costs. */
export function aPortalLine(changes: Partial<PortalLine> = {}): PortalLine {
  return forVendor({ ...aLineItem(), ...changes });
}

/** The newest first. */
export function somePortalLines(count: number): PortalLine[] {
  return someLineItems(count).map(forVendor).toReversed();
}

/** As it comes where the shop hides the dates of orders. */
export function withoutDate(line: PortalLine): PortalLine {
  return { ...line, order: line.order && { ...line.order, processed_at: undefined } };
}

export function forVendor(line: PortalLine): PortalLine {
  return { ...line, variant: line.variant && { ...line.variant, cost_per_item: undefined } };
}

export function aPortalPayout(changes: Partial<PortalPayoutRow> = {}): PortalPayoutRow {
  return {
    id: 12,
    amount: '145.00',
    note: 'March, by bank transfer',
    status: 'recorded',
    created_date: '2026-04-01T10:12:00Z',
    ...changes,
  };
}

const newest = Date.parse('2026-04-01T10:12:00Z');
const fortnight = 14 * 24 * 60 * 60 * 1000;

/** The newest first. */
export function somePortalPayouts(count: number): PortalPayoutRow[] {
  return Array.from({ length: count }, (_, index) =>
    aPortalPayout({
      id: 100 - index,
      amount: (80 + ((index * 173.25) % 1900)).toFixed(2),
      note: index % 3 === 1 ? '' : 'By bank transfer',
      created_date: new Date(newest - index * fortnight).toISOString(),
    }),
  );
}

function forPortal(product: ReturnType<typeof aProduct>): PortalProduct {
  const { variants = [] } = product;
  return {
    ...product,
    handle: product.title.toLowerCase().replaceAll(' ', '-'),
    get_earning_potential: '36.00',
    variants: variants.map((variant) => ({ ...variant, barcode: '5012345678900', cost_per_item: undefined })),
  };
}

export function aPortalProduct(changes: Partial<PortalProduct> = {}): PortalProduct {
  return { ...forPortal(aProduct()), ...changes };
}

/** Of its four variants one is no longer there. */
export const aPortalProductOfVariants: PortalProduct = forPortal(aProductOfVariants);

export function somePortalProducts(count: number): PortalProduct[] {
  return someProducts(count).map(forPortal);
}

/** Those with most units first. */
export const someBestSellers: readonly SoldProduct[] = someProducts(5).map(({ id, title, image }, at) => ({
  id,
  title,
  image,
  sold: [38, 21, 14, 9, 2][at] ?? 1,
}));

/** One percentage for a product type, which holds. */
export function aRate(changes: Partial<PortalRule> = {}): PortalRule {
  return {
    id: 1,
    place: 'shop_product_type',
    product_title: null,
    variant_title: null,
    name: 'Lighting',
    from_day: '2026-03-01',
    until_day: null,
    measure: null,
    steps: [{ from: '0.00', kind: 'percent', value: '55' }],
    floor: null,
    cap: null,
    bounds_per: null,
    state: 'holds',
    ...changes,
  };
}

/** Rules with the rates that they make; the shop's rate of 60 % comes after them. */
export function ratesOf(rules: readonly PortalRule[]): PortalRates {
  const spell = (...held: readonly PortalRule[]) => ({
    from_day: '2026-11-15',
    until_day: null,
    rules: [...held.map((rule) => ({ ...rule, rule: rule.id, version: 1 })), aRateRule()].map(
      ({ place, rule, version, from_day, until_day, measure, steps, floor, cap, bounds_per }) => ({
        place,
        rule,
        version,
        from_day,
        until_day,
        measure,
        steps,
        floor,
        cap,
        bounds_per,
      }),
    ),
  });
  const at =
    (...places: readonly PortalRule['place'][]) =>
    (rule: PortalRule) =>
      places.includes(rule.place);
  const spellsOf = (own: readonly PortalRule[]) => [
    { ...spell(...own.filter(({ state }) => state === 'holds')), until_day: '2026-11-30' },
    {
      ...spell(...own.filter(({ state, steps }) => state === 'coming' && steps.length > 0)),
      from_day: '2026-12-01',
    },
  ];
  const types = Map.groupBy(rules.filter(at('vendor_product_type', 'shop_product_type')), ({ name }) => name);
  return {
    rules,
    rates: [
      { product_type: null, rates_ahead: [spell(...rules.filter(at('vendor', 'global', 'flat')))] },
      ...[...types].map(([product_type, own]) => ({ product_type, rates_ahead: spellsOf(own) })),
    ],
  };
}

/** A band that is coming in the place of a percentage, and others that hold. */
export const someRates: readonly PortalRule[] = [
  aRate({
    id: 2,
    state: 'coming',
    from_day: '2026-12-01',
    measure: 'unit_price',
    steps: [
      { from: '0.00', kind: 'percent', value: '60' },
      { from: '20.01', kind: 'percent', value: '50' },
    ],
    floor: '1.00',
    bounds_per: 'unit',
  }),
  aRate({
    id: 4,
    place: 'product',
    name: null,
    product_title: 'Oak lamp',
    from_day: '2026-11-01',
    until_day: '2027-01-31',
    steps: [{ from: '0.00', kind: 'unit_amount', value: '7.25' }],
  }),
  aRate(),
  aRate({
    id: 3,
    place: 'vendor',
    name: null,
    from_day: '2026-01-01',
    measure: 'vendor_sales',
    steps: [
      { from: '0.00', kind: 'percent', value: '45' },
      { from: '1000.00', kind: 'percent', value: '50' },
    ],
  }),
];

/** Of a shop that begins every payment itself. */
export const noDaySet = {
  on: null,
  reason: 'no_schedule',
  detail: 'Rookery Market pays by hand, and no date has been set.',
} as const;
