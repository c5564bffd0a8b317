import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { differenceAnswer } from '../reconciliation-start.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { isConnected } from '../../../queries/shops/platforms.ts';
import { differenceById } from '../queries/list.ts';
import { lockShop } from '../../../queries/shops/shops.ts';
import { compareAgain } from '../look-again.ts';
import { takeComparedOrder, type TakeVerdict } from '../take-order.ts';

const texts = defineTexts('ImportComparedOrder', {
  connected: 'This shop is connected to its platform. Fetch the order from there instead.',
  settled:
    'This difference has been settled, or its file no longer contains this order. Please check it again.',
  importRuns: 'An import is running for this shop. Wait until it has finished.',
});

export const importComparedOrder = forSession<'importComparedOrder'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const { id } = params;
    // The second of two presses waits here, and finds the difference settled.
    await lockShop(tx, shopId);
    const row = await differenceById(tx, shopId, id);
    if (row === null) throw notFound();
    if (await isConnected(tx, shopId)) {
      throw refuse(422, 'invalid_value', texts.connected);
    }
    const { compared_order_id: comparedOrderId } = row;
    if (row.state === 'settled' || row.source !== 'orders' || comparedOrderId === null) throw isStale();
    const verdict = await takeComparedOrder(tx, { shopId, comparedOrderId, now });
    if (verdict.is !== 'taken') throw refusalOf(verdict);
    await compareAgain(tx, { shopId, role: 'orders', comparedOrderId, now });
    const answer = await differenceAnswer(tx, shopId, id);
    const after = { kind: row.kind, order: row.order_name ?? '' };
    await record(tx, { shopId, by, now }, [{ event: 'difference.order_taken', id, after }]);
    return { status: 200, body: answer };
  }),
);

function isStale() {
  return refuse(409, 'stale', texts.settled);
}

function refusalOf(verdict: Exclude<TakeVerdict, { is: 'taken' }>) {
  switch (verdict.is) {
    case 'gone':
      return isStale();
    case 'importing':
      return refuse(409, 'import_running', texts.importRuns);
    case 'unclear':
      return refuse(422, 'invalid_value', verdict.why);
  }
}
