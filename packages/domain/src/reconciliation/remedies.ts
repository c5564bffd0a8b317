import type { DifferenceGroup, DifferenceRemedy, DifferenceState } from './difference-kinds.ts';

type About = {
  readonly group: DifferenceGroup;
  /** `id` is null for an order that the books do not have. */
  readonly order: { readonly id: number | null; readonly platform_id: string } | null;
  readonly payout: { readonly id: number } | null;
  readonly product: number | null;
  readonly vendor: { readonly id: number } | null;
};

/** The addresses of the pages that a difference may lead to. */
type Pages = {
  readonly order: (id: number) => string;
  readonly payout: (id: number) => string;
  readonly product: (id: number) => string;
  readonly vendor: (id: number) => string;
  readonly vendorSettings: (id: number) => string;
  /** Of the order in the platform's own admin; null for an order that it does not show. */
  readonly platformOrder: (platformId: string) => string | null;
  /** Null for a person who may not open them. */
  readonly paymentSettings: string | null;
};

const calls = {
  fetch_order: { right: 'fetchOrderAgain', label: 'Fetch the order again', busyLabel: 'Fetching…' },
  take_order: { right: 'importComparedOrder', label: 'Take the order in', busyLabel: 'Taking it in…' },
  recalculate_totals: { right: null, label: 'Recalculate', busyLabel: 'Recalculating…' },
  recalculate_commissions: { right: 'calculateCommissions', label: 'Retry', busyLabel: 'Starting…' },
} as const satisfies { readonly [Step in DifferenceRemedy]?: unknown };

export type RemedyCall = keyof typeof calls;
type Right = NonNullable<(typeof calls)[RemedyCall]['right']> | 'settlePayout' | 'cancelMissingOrder';

/** Something to do about a difference: a page to go to, or a call of the server. */
export type FoundRemedy =
  | { readonly is: 'link'; readonly label: string; readonly href: string; readonly isExternal?: boolean }
  | { readonly is: 'call'; readonly step: RemedyCall; readonly label: string; readonly busyLabel: string }
  /** Is asked about before it is done. */
  | { readonly is: 'cancel_order'; readonly label: string };

/** Said once the server has done it. */
export const recalculationNews = {
  recalculate_totals: 'The total was recalculated. The difference goes with the comparison.',
  recalculate_commissions:
    'It is being tried again. The difference goes with the next comparison after it has worked.',
} as const satisfies { readonly [Step in RemedyCall]?: string };

/** The same of a difference whose order was read again, as the difference is now. */
export function orderNews({
  state,
  title,
}: {
  readonly state: DifferenceState;
  readonly title: string;
}): string {
  return state === 'settled'
    ? `${title} agrees now.`
    : `${title} was taken in. Anything that still differs stays in the list.`;
}

/** More would hide the best. */
const most = 2;

/** The page of what a difference is about: of its order, its payout, its product or its vendor; null for none. */
export function pageOfDifference(
  { group, order, payout, product, vendor }: About,
  pages: Pick<Pages, 'order' | 'payout' | 'product' | 'vendor'>,
): string | null {
  const ofOrder = order === null || order.id === null ? null : pages.order(order.id);
  const ofProduct = product === null ? null : pages.product(product);
  const ofVendor = vendor === null ? null : pages.vendor(vendor.id);
  // Lines that lack the same stand together, and the order is of the first.
  if (group === 'blockers') return ofProduct ?? ofVendor ?? ofOrder;
  return ofOrder ?? (payout === null ? null : pages.payout(payout.id)) ?? ofProduct ?? ofVendor;
}

/** The steps that help with a difference and that the person may take, the best first. */
export function remediesFor(
  difference: About & { readonly remedies: readonly DifferenceRemedy[] },
  pages: Pages,
  may: (right: Right) => boolean,
): readonly FoundRemedy[] {
  const own = pageOfDifference(difference, pages);
  const found = difference.remedies.flatMap((step, at) => {
    const remedy = remedyOf(step, difference, pages, may);
    // The name of the difference leads there already.
    const isSaid = at > 0 && remedy?.is === 'link' && remedy.href === own;
    return remedy === null || isSaid ? [] : [remedy];
  });
  return found.slice(0, most);
}

function remedyOf(
  step: DifferenceRemedy,
  difference: About,
  pages: Pages,
  may: (right: Right) => boolean,
): FoundRemedy | null {
  if (step === 'cancel_order') {
    return may('cancelMissingOrder') ? { is: 'cancel_order', label: 'Cancel the order…' } : null;
  }
  return isCall(step) ? callOf(step, difference, may) : linkOf(step, difference, pages, may);
}

function isCall(step: Exclude<DifferenceRemedy, 'cancel_order'>): step is RemedyCall {
  return Object.hasOwn(calls, step);
}

function callOf(step: RemedyCall, { vendor }: About, may: (right: Right) => boolean): FoundRemedy | null {
  const { right, label, busyLabel } = calls[step];
  const isPossible = step !== 'recalculate_totals' || vendor !== null;
  return isPossible && (right === null || may(right)) ? { is: 'call', step, label, busyLabel } : null;
}

function linkOf(
  step: Exclude<DifferenceRemedy, RemedyCall | 'cancel_order'>,
  { order, payout, product, vendor }: About,
  pages: Pages,
  may: (right: Right) => boolean,
): FoundRemedy | null {
  switch (step) {
    case 'settle_payout':
      return link('Settle the payout', payout !== null && may('settlePayout') && pages.payout(payout.id));
    case 'open_order':
      return link('Open the order', order !== null && order.id !== null && pages.order(order.id));
    case 'open_platform_order': {
      const remedy = link('Open it in Shopify', order !== null && pages.platformOrder(order.platform_id));
      return remedy && { ...remedy, isExternal: true };
    }
    case 'open_payout':
      return link('Open the payout', payout !== null && pages.payout(payout.id));
    case 'open_vendor':
      return link('Open the vendor', vendor !== null && pages.vendor(vendor.id));
    case 'open_vendor_terms':
      return link('Set the rate', vendor !== null && pages.vendorSettings(vendor.id));
    case 'open_vendor_payments':
      return link('View payment settings', vendor !== null && pages.vendorSettings(vendor.id));
    case 'open_payment_settings':
      return link('Set up payments', pages.paymentSettings);
    case 'open_product':
      return link('Open the product', product !== null && pages.product(product));
  }
}

/** Null without an address. */
function link(label: string, href: string | false | null): Extract<FoundRemedy, { is: 'link' }> | null {
  return typeof href === 'string' ? { is: 'link', label, href } : null;
}
