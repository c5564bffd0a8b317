import { removeCustomItem } from '../../ledger/custom-item.ts';
import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { record } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { lineById } from '../../queries/orders/line-items.ts';
import { shopOf } from '../../queries/shops/shops.ts';

const texts = defineTexts('DeleteCustomItem', {
  paid: 'This item has been paid, so it cannot be deleted. Add another item to correct it.',
});

export const deleteCustomItem = forSession<'deleteCustomItem'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const line = await lineById(tx, shopId, params.id);
    const done = await removeCustomItem(tx, { shopId, lineId: params.id, now });
    if (done === 'removed') {
      const { currency } = await shopOf(tx, shopId);
      const before = { amount: moneyToWire(line?.commission_amount ?? 0, currency), currency };
      const of = { id: params.id, vendorId: line?.vendor_id ?? null };
      await record(tx, { shopId, by, now }, [{ event: 'line.custom_deleted', ...of, before }]);
      return { status: 200, body: {} };
    }
    if (done === 'not_found') throw notFound();
    throw refuse(409, 'already_paid', texts.paid);
  }),
);
