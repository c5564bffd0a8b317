import type { CrossFoot } from '@consignment/domain/orders/cross-foot';
import type { ImportFinding } from '@consignment/domain/imports/import-findings';
import { formatMoney } from '@consignment/domain/money/money';
import { owedLines } from '@consignment/domain/payouts/owed-lines';
import { sumsText } from '@consignment/domain/orders/sums-text';
import type { Tx } from '../../database/database.ts';
import type { ImportedLineRow } from '../../queries/imports/orders.ts';
import { knownDoubts, type OrderDoubt } from '../../queries/imports/order-doubts.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';
import type { FileOrder, PlatformOrder } from '../port/records.ts';
import { storedLines } from '../../queries/imports/stored-lines.ts';
import { keptIdsOf } from './line-identity.ts';
import { linePrices } from './line-prices.ts';
import { orderRowOf } from './order-rows.ts';

export function findingsOf({ why, shares }: OrderDoubt, order: FileOrder): ImportFinding[] {
  const { name: orderName, row, currency } = order;
  return shares.map(({ vendor, waiting, paid }) => ({
    kind: why.is,
    orderName,
    row,
    vendor,
    amount: waiting,
    detail: [
      why.is === 'sums_differ' ? sumsText(why, currency) : owedText(why, order),
      ...(paid === 0 ? [] : [`${formatMoney(paid, currency)} of it is paid out already, and stays so.`]),
    ].join(' '),
  }));
}

function owedText(
  { balance, isWhole }: { readonly balance: number; readonly isWhole: boolean },
  { currency, lines }: FileOrder,
): string {
  const owes = `The customer still owes ${formatMoney(balance, currency)}`;
  return isWhole && lines.length > 1
    ? `${owes}, and no one set of unshipped items comes to that: the whole order waits.`
    : `${owes} for these items.`;
}

type Read = {
  readonly order: PlatformOrder;
  readonly rows: readonly ImportedLineRow[];
  readonly sums: CrossFoot;
};

/** The doubts that the import of these orders would find; `nameOf` is by the vendors of their rows. */
export async function foreseenDoubts(
  tx: Tx,
  shop: ImportShop,
  read: readonly Read[],
  nameOf: (vendorId: number) => string,
): Promise<OrderDoubt[]> {
  const doubtful = read.flatMap((one) => {
    const row = orderRowOf(one.order, one.sums);
    const balance = row.outstanding_balance ?? 0;
    const isTaxIncluded = row.taxes_included ?? shop.pricesIncludeTax;
    return one.sums.is === 'differs' || balance > 0 ? [{ ...one, isTaxIncluded, balance }] : [];
  });
  if (doubtful.length === 0) return [];
  const known = await knownDoubts(
    tx,
    shop.id,
    doubtful.map(({ order }) => order.platformId),
  );
  const stored = await storedLines(
    tx,
    shop.id,
    [...known.values()].map(({ id }) => id),
  );
  const keptIds = keptIdsOf(
    doubtful.flatMap(({ rows }) => rows),
    stored,
  );
  const soldOf = ({ order, rows }: Read) =>
    rows.map((row) => ({ order, row, vendorId: row.tracked_vendor_id }));
  const priceOf = await linePrices(tx, shop, doubtful.flatMap(soldOf));
  return doubtful.flatMap((one) => {
    const { platformId } = one.order;
    const before = known.get(platformId);
    return doubtsOf(one, before?.acceptedOff ?? null).flatMap(({ why, places }): OrderDoubt[] => {
      const waiting = soldOf(one)
        .filter((_, place) => places.has(place))
        .map((sold) => {
          const paid = before?.paid.get(keptIds.get(sold.row.platform_id) ?? '') ?? null;
          return { ...sold, ...priceOf(sold), paid };
        })
        .filter(({ state, paid }) => paid !== null || state !== 'ineligible');
      const shares = [...Map.groupBy(waiting, ({ vendorId }) => vendorId)].map(([vendorId, lines]) => ({
        vendor: vendorId === null ? '' : nameOf(vendorId),
        waiting: lines.reduce((sum, { amount, paid }) => sum + (paid === null ? amount : 0), 0),
        paid: lines.reduce((sum, { paid }) => sum + (paid ?? 0), 0),
      }));
      return shares.length === 0 ? [] : [{ platformId, why, shares }];
    });
  });
}

type Doubt = { readonly why: OrderDoubt['why']; readonly places: ReadonlySet<number> };

/** The doubts about an order, each with the places of the lines that wait. */
function doubtsOf(
  {
    sums,
    rows,
    isTaxIncluded,
    balance,
  }: Read & { readonly isTaxIncluded: boolean; readonly balance: number },
  acceptedOff: number | null,
): Doubt[] {
  const lines = rows.map((line) => ({
    net: line.price * line.quantity - line.allocated_discount,
    taxOnTop: isTaxIncluded ? 0 : line.total_tax,
    isShipped: line.fulfillment_status === 'fulfilled' || line.fulfillment_status === 'partial',
  }));
  const owed = new Set(owedLines(balance, lines));
  const isWhole = owed.size === rows.length;
  return [
    ...(sums.is === 'differs' && sums.by !== acceptedOff
      ? [
          {
            why: { is: 'sums_differ' as const, by: sums.by, cause: sums.cause },
            places: new Set(rows.keys()),
          },
        ]
      : []),
    ...(owed.size === 0 ? [] : [{ why: { is: 'customer_owes' as const, balance, isWhole }, places: owed }]),
  ];
}
