import { moveFor } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { pageOfMoveDifferences } from '../queries/move-lists.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { moveDifferenceToWire } from '../move-wire.ts';

export const listMoveDifferenceRows = forSession<'listMoveDifferenceRows'>(
  ({ params, query, url, session, read }) =>
    read(async (tx) => {
      const page = pageAsk(query);
      const of = { shopId: session.shopId, moveId: params.id };
      await moveFor(tx, of);
      const { currency } = await shopOf(tx, of.shopId);
      const { group: groupId = null, payout: payoutId = null } = query;
      const { count, rows } = await pageOfMoveDifferences(tx, of, { ...page, groupId, payoutId });
      const differences = rows.map((row) => moveDifferenceToWire(row, currency));
      return { status: 200, body: pageOf(url, page, { count, rows: differences }) };
    }),
);
