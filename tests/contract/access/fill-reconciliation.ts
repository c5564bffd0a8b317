import type { Tx } from '../../../packages/server/src/database/database.ts';
import type { FileOrder } from '../../../packages/server/src/imports/port/records.ts';
import {
  saveFindings,
  type DifferenceFound,
} from '../../../packages/server/src/features/reconciliation/queries/differences.ts';
import { setAside } from '../../../packages/server/src/features/reconciliation/queries/list.ts';
import {
  endRun,
  insertReconciliation,
} from '../../../packages/server/src/features/reconciliation/queries/runs.ts';
import {
  finishSource,
  insertSource,
} from '../../../packages/server/src/features/reconciliation/queries/sources.ts';
import { stageOrders } from '../../../packages/server/src/features/reconciliation/stage-orders.ts';
import { insertOrder } from '../rows.ts';
import { noon } from '../server.ts';

/** A file that was compared, with differences: an order that the books do not have, one that the file does not have, one set aside. */
export async function fillReconciliation(
  tx: Tx,
  shopId: number,
  text: string,
  madeBy: number,
): Promise<{
  comparedFile: number;
  difference: number;
  differenceMissing: number;
  differenceAside: number;
}> {
  const id = await insertSource(tx, { shopId, role: 'orders', name: text, size: 1, madeBy, now: noon });
  const order = orderOf(text);
  await stageOrders(
    tx,
    { shopId, sourceId: id },
    { read: [{ row: 2, order }], unread: [], problems: [{ row: 3, detail: text }] },
  );
  await finishSource(tx, { shopId, id }, { role: 'orders', now: noon });
  const run = await insertReconciliation(tx, {
    shopId,
    because: 'asked',
    steps: ['orders'],
    madeBy,
    now: noon,
  });
  if (run === null) throw new Error('A comparison is under way already.');
  const compared = await tx
    .selectFrom('compared_orders')
    .select('id')
    .where('source_id', '=', id)
    .executeTakeFirstOrThrow();
  const base = {
    title: text,
    facts: [{ field: 'order', form: 'text', here: null, there: text }],
    amount: 2000,
    orderName: order.name,
    orderPlatformId: order.platformId,
    comparedOrderId: compared.id,
  } as const;
  const missing = await insertOrder(tx, shopId, { platform_id: 'deleted', name: '#deleted' });
  const found: DifferenceFound[] = [
    {
      ...base,
      kind: 'order_missing_there',
      subject: 'order:own',
      orderId: missing,
      orderPlatformId: 'deleted',
      comparedOrderId: null,
    },
    { ...base, kind: 'order_missing_here', subject: 'order:missing' },
    { ...base, kind: 'price_differs', subject: 'line:aside' },
  ];
  await saveFindings(tx, { shopId, source: 'orders', runId: run, now: noon }, found);
  await endRun(tx, { id: run, shop_id: shopId }, { state: 'done', now: noon });
  const idOf = async (kind: DifferenceFound['kind']) => {
    const row = await tx
      .selectFrom('differences')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const differenceAside = await idOf('price_differs');
  await setAside(tx, { shopId, id: differenceAside }, { reason: text, by: madeBy, now: noon });
  return {
    comparedFile: id,
    difference: await idOf('order_missing_here'),
    differenceMissing: await idOf('order_missing_there'),
    differenceAside,
  };
}

/** No text of it is the customer's: a comparison shows none. */
function orderOf(text: string): FileOrder {
  return {
    row: 2,
    rows: 1,
    excerpt: '',
    platformId: '5012345678901',
    name: '#compared',
    processedAt: '2026-02-01T10:00:00.000Z',
    exactness: 'second',
    cancelledAt: null,
    paidAt: null,
    fulfilledAt: null,
    financialStatus: 'paid',
    fulfillmentStatus: null,
    currency: 'GBP',
    subtotal: 2000,
    shipping: 0,
    taxes: 0,
    total: 2000,
    discountAmount: 0,
    refundedAmount: 0,
    hasRefundedAmount: true,
    tags: [],
    note: '',
    location: '',
    customer: {
      name: '',
      company: '',
      email: '',
      address1: '',
      address2: '',
      city: '',
      province: '',
      zip: '',
      country: '',
    },
    lines: [
      {
        row: 2,
        excerpt: '',
        platformId: '5012345678901:COMPARED:1',
        name: text,
        sku: 'COMPARED',
        vendor: '',
        price: 2000,
        quantity: 1,
        discount: 0,
        compareAtPrice: null,
        isTaxable: true,
        requiresShipping: true,
        fulfillmentStatus: null,
      },
    ],
  };
}
