import { lockMoveIn, moveAnswer } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { moneyOf } from '../../../common/figures.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { foundOf } from '../queries/move-found.ts';
import { moveVendorsById, setOpening } from '../queries/move-vendors.ts';
import { changeMove } from '../queries/moves.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('SaveMoveBalances', {
  vendorTwice: 'This vendor is listed twice.',
});

export const saveMoveBalances = forSession<'saveMoveBalances'>(({ params, body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const of = { shopId, moveId: params.id };
    await lockMoveIn(tx, of, ['checked']);
    const { currency } = await shopOf(tx, shopId);
    const balances = body.balances.map(({ id, amount }, index) => ({
      id,
      amount: amount === null ? null : moneyOf(amount, currency, `/balances/${index}/amount`),
    }));
    const ids = balances.map(({ id }) => id);
    const rows = new Map((await moveVendorsById(tx, of, ids)).map((row) => [row.id, row]));
    for (const [index, id] of ids.entries()) {
      const pointer = `/balances/${index}/id`;
      const { code, message } = notFound();
      if (!rows.has(id)) throw refuse(404, code, message, { pointer });
      if (ids.indexOf(id) < index) throw refuse(422, 'invalid_value', texts.vendorTwice, { pointer });
    }
    await setOpening(tx, of, balances);
    await changeMove(tx, of, { balances_reviewed_at: body.reviewed ? now : null });
    const { opening, opening_vendors: vendors } = await foundOf(tx, of);
    const after = { amount: moneyToWire(opening, currency), vendors, reviewed: body.reviewed };
    await record(tx, { shopId, by, now }, [{ event: 'move.balances_saved', id: of.moveId, after }]);
    return { status: 200, body: await moveAnswer(tx, of) };
  }),
);
