import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { lockMoveIn, moveAnswer, requireReviewed } from '../move-answer.ts';
import { onceByKey } from '../../../actions/once-by-key.ts';
import { forSession } from '../../../actions/operation.ts';
import { moneyOf } from '../../../common/figures.ts';
import { refuse } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { record } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { foundOf } from '../queries/move-found.ts';
import { changeMove, lastPayout } from '../queries/moves.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

const texts = defineTexts('OperationBookMove', {
  matchedSince: 'Vendors have been matched since the last check. Check the move again first.',
  openDifferences:
    'Some differences have not been answered yet. Answer them, or leave out the payouts affected.',
  openBalances: 'The opening balances have not been reviewed yet. Review them first.',
  nothing: 'There is nothing to record.',
});

export const bookMove = forSession<'bookMove'>(
  ({ params, body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId, loginId } = session;
    const of = { shopId, moveId: params.id };
    const work = async (tx: Tx) => {
      const move = await lockMoveIn(tx, of, ['checked']);
      // Payouts under way are done, and others wait: an undo has to know which were made before.
      await lockSettings(tx, shopId, 'change');
      const { currency } = await shopOf(tx, shopId);
      if (move.vendors_changed) {
        throw refuse(409, 'stale', texts.matchedSince);
      }
      const found = await foundOf(tx, of);
      if (found.unanswered_groups > 0) {
        throw refuse(422, 'not_answered', texts.openDifferences);
      }
      if (found.opening_vendors > 0 && move.balances_reviewed_at === null) {
        throw refuse(422, 'not_reviewed', texts.openBalances);
      }
      if (found.to_book === 0 && found.opening_vendors === 0) {
        throw refuse(422, 'invalid_value', texts.nothing);
      }
      requireReviewed(
        { payouts: found.to_book, amount: found.to_book_amount, opening: found.opening },
        {
          payouts: body.expected_payouts,
          amount: moneyOf(body.expected_amount, currency, '/expected_amount'),
          opening: moneyOf(body.expected_opening, currency, '/expected_opening'),
        },
        currency,
      );
      await changeMove(tx, of, {
        state: 'booking',
        position: { step: 0, after: 0 },
        description: 'Booking payouts',
        progress: 0,
        problem: null,
        asked_by: loginId,
        last_payout_before: await lastPayout(tx, shopId),
      });
      const after = {
        payouts: found.to_book,
        amount: moneyToWire(found.to_book_amount, currency),
        opening: moneyToWire(found.opening, currency),
        currency,
      };
      await record(tx, { shopId, by, now }, [{ event: 'move.booking', id: of.moveId, after }]);
      afterCommit(() => service.jobs.wake());
      return { status: 201, body: await moveAnswer(tx, of) } as const;
    };
    const who = { shopId, vendorIds: session.vendorIds };
    const request = { who, key, operation: 'bookMove', body: { move: params.id, ...body }, now };
    return onceByKey(service.database, request, work);
  },
);
