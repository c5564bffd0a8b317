import type { PayRunExceptionCode } from '@consignment/domain/pay-runs/pay-run';
import { sumsText } from '@consignment/domain/orders/sums-text';
import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import { draftGiven, planPayRun } from '../pay-runs/face.ts';
import type { Methods } from '../../payments/methods.ts';
import { ordersWithSumsOff } from './queries/orders-off.ts';
import { blockedLines, openRefunds, type BlockedLines, type Blocker } from './queries/blockers.ts';
import type { DifferenceFound } from './queries/differences.ts';
import { failingJobs } from '../../queries/shops/shop-jobs.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { count, money, word, words } from './facts.ts';

/* Blockers of payouts: lines that earn nothing for want of something, and vendors that cannot be paid. */

export const lineBlockers = [
  'line_without_vendor',
  'line_without_rate',
  'line_without_cost',
] as const satisfies readonly Blocker[];

export async function lineFindings(tx: Tx, shopId: number): Promise<DifferenceFound[]> {
  const found: DifferenceFound[] = [];
  for (const blocker of lineBlockers) {
    found.push(...(await blockedLines(tx, shopId, blocker)).map((lines) => blocked(blocker, lines)));
  }
  return found;
}

function blocked(kind: Blocker, lines: BlockedLines): DifferenceFound {
  const isByVendor = kind === 'line_without_rate';
  const isOne = lines.lines === 1;
  return {
    kind,
    subject: subjectOf(kind, lines),
    title: isByVendor
      ? (lines.vendorName ?? '')
      : isOne
        ? `${lines.orderName ?? ''} · ${lines.title}`
        : lines.title,
    facts: [
      ...(isByVendor ? [] : [words('product', lines.title, null), words('sku', lines.sku, null)]),
      ...(lines.vendorName === null ? [] : [words('vendor', lines.vendorName, null)]),
      words('order', lines.orderName, null),
      count('lines', lines.lines, null),
      count('quantity', lines.units, null),
      money('sales', lines.sales, null),
    ],
    amount: lines.sales,
    orderId: lines.orderId,
    orderName: lines.orderName,
    orderPlatformId: lines.platformId,
    lineItemId: lines.lineItemId,
    productId: lines.productId,
    vendorId: lines.vendorId,
  };
}

function subjectOf(kind: Blocker, { vendorId, productId, sku, title }: BlockedLines): string {
  if (kind === 'line_without_rate') return `vendor:${vendorId}`;
  return productId === null ? `named:${sku === '' ? title : sku}` : `product:${productId}`;
}

/** Orders whose own sums do not add up, and which no person has accepted. */
export async function sumsFindings(tx: Tx, shopId: number): Promise<DifferenceFound[]> {
  const orders = await ordersWithSumsOff(tx, shopId);
  return orders.map((order) => ({
    kind: 'order_sums_off' as const,
    subject: `order:${order.orderId}`,
    title: order.orderName,
    facts: [
      words('order', order.orderName, null),
      words('reason', sumsText(order, order.currency), null),
      count('lines', order.lines, null),
      money('commission', order.waiting, null),
    ],
    amount: order.waiting,
    orderId: order.orderId,
    orderName: order.orderName,
    orderPlatformId: order.platformId,
  }));
}

/** Orders with a refund whose lines are not known. */
export async function openRefundFindings(tx: Tx, shopId: number): Promise<DifferenceFound[]> {
  const orders = await openRefunds(tx, shopId);
  return orders.map(({ id, name, platformId, toAssign, vendors }) => ({
    kind: 'refund_to_assign' as const,
    subject: `order:${platformId}`,
    title: name,
    facts: [money('refunded', toAssign, null), words('vendor', vendors, null)],
    amount: toAssign,
    orderId: id,
    orderName: name,
    orderPlatformId: platformId,
  }));
}

/** Vendors whose commissions cannot be worked out. */
export async function jobFindings(tx: Tx, shopId: number): Promise<DifferenceFound[]> {
  const failing = await failingJobs(tx, shopId);
  return failing.map(({ vendorId, vendorName, why }) => ({
    kind: 'not_recalculated' as const,
    subject: `vendor:${vendorId ?? 'all'}`,
    title: vendorName ?? 'All vendors',
    facts: [words('reason', why, null)],
    amount: null,
    vendorId,
  }));
}

/** Why a pay run could not pay a vendor until something is entered; the others resolve on their own, or need no one. */
const noMethod: ReadonlySet<PayRunExceptionCode> = new Set([
  'no_paypal_email',
  'paypal_refused',
  'no_bank_details',
  'address_missing',
  'provider_not_connected',
  'currency_not_supported',
  'vendor_hidden',
]);

/** Null while commissions are being recalculated: what is due is not known then. */
export async function vendorFindings(
  tx: Tx,
  shopId: number,
  given: { readonly methods: Methods; readonly secrets: Sealer; readonly now: Date },
): Promise<DifferenceFound[] | null> {
  const shop = await shopOf(tx, shopId);
  const draft = await draftGiven(tx, shop, given, 'look');
  const planned = await planPayRun(tx, { ...draft, method: null, choices: new Map(), only: 'all' }, 'look');
  if (planned.is === 'refused') return null;
  return planned.plan.vendors.flatMap((vendor): DifferenceFound[] => {
    const { exception } = vendor;
    if (exception === null || !noMethod.has(exception.code) || vendor.amount <= 0) return [];
    return [
      {
        kind: 'vendor_without_way',
        subject: `vendor:${vendor.vendorId}`,
        title: vendor.vendorName,
        facts: [
          money('due', vendor.amount, null),
          word('method', vendor.method, null),
          word('reason', exception.code, null),
        ],
        amount: vendor.amount,
        vendorId: vendor.vendorId,
      },
    ];
  });
}
