import { defineTexts } from '../text/texts.ts';
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

/** The right that each call needs; null for one that all may make. */
const calls = {
  fetch_order: 'fetchOrderAgain',
  take_order: 'importComparedOrder',
  recalculate_totals: null,
  recalculate_commissions: 'calculateCommissions',
} as const satisfies { readonly [Step in DifferenceRemedy]?: unknown };

export type RemedyCall = keyof typeof calls;
type Right = NonNullable<(typeof calls)[RemedyCall]> | 'settlePayout' | 'cancelMissingOrder';

const labels = defineTexts('LabelsOfRemedies', {
  fetch_order: 'Fetch the order again',
  take_order: 'Import the order',
  cancel_order: 'Cancel the order…',
  settle_payout: 'Settle the payout',
  recalculate_totals: 'Recalculate',
  recalculate_commissions: 'Retry',
  open_order: 'Open the order',
  open_platform_order: 'Open it in Shopify',
  open_payout: 'Open the payout',
  open_vendor: 'Open the vendor',
  open_vendor_terms: 'Set the rate',
  open_vendor_payments: 'View payment settings',
  open_payment_settings: 'Set up payments',
  open_product: 'Open the product',
} satisfies Record<DifferenceRemedy, string>);

const busyLabels = defineTexts('BusyLabelsOfRemedies', {
  fetch_order: 'Fetching…',
  take_order: 'Importing…',
  recalculate_totals: 'Recalculating…',
  recalculate_commissions: 'Starting…',
} satisfies Record<RemedyCall, string>);

const texts = defineTexts('Remedies', {
  agrees: '{title} now matches.',
  readAgain: '{title} has been imported. Anything that still differs will stay in the list.',
});

/** Something to do about a difference: a page to go to, or a call of the server. */
export type FoundRemedy =
  | { readonly is: 'link'; readonly label: string; readonly href: string; readonly isExternal?: boolean }
  | { readonly is: 'call'; readonly step: RemedyCall; readonly label: string; readonly busyLabel: string }
  /** Is asked about before it is done. */
  | { readonly is: 'cancel_order'; readonly label: string };

/** Said once the server has done it. */
export const recalculationNews = defineTexts('RecalculationNewsOfRemedies', {
  recalculate_totals: 'The total has been recalculated. The next comparison will clear this difference.',
  recalculate_commissions:
    'The commissions are being recalculated. If the recalculation succeeds, the next comparison will clear this difference.',
} satisfies { readonly [Step in RemedyCall]?: string });

/** The same of a difference whose order was read again, as the difference is now. */
export function orderNews({
  state,
  title,
}: {
  readonly state: DifferenceState;
  readonly title: string;
}): string {
  return state === 'settled' ? texts.agrees({ title }) : texts.readAgain({ title });
}

/** More would hide the best. */
const most = 2;

/** The page of a difference's subject: of its order, its payout, its product or its vendor; null for none. */
export function pageOfDifference(
  { group, order, payout, product, vendor }: About,
  pages: Pick<Pages, 'order' | 'payout' | 'product' | 'vendor'>,
): string | null {
  const ofOrder = order === null || order.id === null ? null : pages.order(order.id);
  const ofProduct = product === null ? null : pages.product(product);
  const ofVendor = vendor === null ? null : pages.vendor(vendor.id);
  // Lines that lack the same thing are together, and the order is of the first.
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
    return may('cancelMissingOrder') ? { is: 'cancel_order', label: labels.cancel_order } : null;
  }
  return isCall(step) ? callOf(step, difference, may) : linkOf(step, difference, pages, may);
}

function isCall(step: Exclude<DifferenceRemedy, 'cancel_order'>): step is RemedyCall {
  return Object.hasOwn(calls, step);
}

function callOf(step: RemedyCall, { vendor }: About, may: (right: Right) => boolean): FoundRemedy | null {
  const right = calls[step];
  const isPossible = step !== 'recalculate_totals' || vendor !== null;
  if (!isPossible || (right !== null && !may(right))) return null;
  return { is: 'call', step, label: labels[step], busyLabel: busyLabels[step] };
}

type LinkStep = Exclude<DifferenceRemedy, RemedyCall | 'cancel_order'>;

/** Null without an address. */
function linkOf(
  step: LinkStep,
  difference: About,
  pages: Pages,
  may: (right: Right) => boolean,
): Extract<FoundRemedy, { is: 'link' }> | null {
  const href = addressOf(step, difference, pages, may);
  if (typeof href !== 'string') return null;
  const link = { is: 'link', label: labels[step], href } as const;
  return step === 'open_platform_order' ? { ...link, isExternal: true } : link;
}

function addressOf(
  step: LinkStep,
  { order, payout, product, vendor }: About,
  pages: Pages,
  may: (right: Right) => boolean,
): string | false | null {
  switch (step) {
    case 'settle_payout':
      return payout !== null && may('settlePayout') && pages.payout(payout.id);
    case 'open_order':
      return order !== null && order.id !== null && pages.order(order.id);
    case 'open_platform_order':
      return order !== null && pages.platformOrder(order.platform_id);
    case 'open_payout':
      return payout !== null && pages.payout(payout.id);
    case 'open_vendor':
      return vendor !== null && pages.vendor(vendor.id);
    case 'open_vendor_terms':
    case 'open_vendor_payments':
      return vendor !== null && pages.vendorSettings(vendor.id);
    case 'open_payment_settings':
      return pages.paymentSettings;
    case 'open_product':
      return product !== null && pages.product(product);
  }
}
