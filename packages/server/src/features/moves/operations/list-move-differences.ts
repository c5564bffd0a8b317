import { moveFor } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { examplesOf, pageOfGroups } from '../queries/move-lists.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { moveGroupToWire } from '../move-wire.ts';

export const listMoveDifferences = forSession<'listMoveDifferences'>(
  ({ params, query, url, session, read }) =>
    read(async (tx) => {
      const page = pageAsk(query);
      const of = { shopId: session.shopId, moveId: params.id };
      await moveFor(tx, of);
      const { currency } = await shopOf(tx, of.shopId);
      const { count, rows } = await pageOfGroups(tx, of, { ...page, cause: query.cause ?? null });
      const examples = await examplesOf(
        tx,
        of,
        rows.map(({ id }) => id),
      );
      const groups = rows.map((row) => moveGroupToWire(row, examples.get(row.id), currency));
      return { status: 200, body: pageOf(url, page, { count, rows: groups }) };
    }),
);
