import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import { cancelDeletedOrder } from '../../../imports/write/cancel-deleted.ts';
import { record } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { runningImport } from '../../../queries/imports/runs.ts';
import { importShop } from '../../../queries/imports/shop.ts';
import { lockShop } from '../../../queries/shops/shops.ts';
import { missingOrderOf } from '../missing-order.ts';
import { differenceById } from '../queries/list.ts';
import { settleMissingOrder } from '../queries/missing-order.ts';
import { differenceAnswer } from '../reconciliation-start.ts';

const texts = defineTexts('CancelMissingOrder', {
  importRuns: 'An import is running for this shop. Wait until it has finished.',
});

export const cancelMissingOrder = forSession<'cancelMissingOrder'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const { id } = params;
    // The second of two presses waits here, and finds the difference settled.
    await lockShop(tx, shopId);
    const row = await differenceById(tx, shopId, id);
    const { orderId, platformId } = missingOrderOf(row);
    // The settings are locked before the lines, as in an import.
    await lockSettings(tx, shopId, 'share');
    if ((await runningImport(tx, shopId)) !== null) {
      throw refuse(409, 'import_running', texts.importRuns);
    }
    await cancelDeletedOrder(tx, { shop: await importShop(tx, shopId), now }, platformId);
    await settleMissingOrder(tx, { shopId, orderId, now });
    await record(tx, { shopId, by, now }, [{ event: 'order.canceled', id: orderId }]);
    return { status: 200, body: await differenceAnswer(tx, shopId, id) };
  }),
);
