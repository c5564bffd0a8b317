import { forSession } from '../../../actions/operation.ts';
import { statementFor } from '../statement-access.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { visibleTo } from '../../../common/visibility.ts';
import { metasOf } from '../../../queries/shops/shops.ts';
import { pageOfEntries } from '../queries/statements.ts';
import { entryToWire } from '../statement-wire.ts';

export const listStatementEntries = forSession<'listStatementEntries'>(
  ({ params, query, url, session, read }) => {
    const page = pageAsk(query);
    return read(async (tx) => {
      const statement = await statementFor(tx, session, params.id);
      const visible = visibleTo(session, await metasOf(tx, session.shopId));
      // As the shop shows them now; what its file has was shown when it was issued.
      const shows = { orders: visible.orderName, dates: visible.orderDate, prices: visible.sellPrice };
      const { count, rows } = await pageOfEntries(tx, statement, { section: query.section ?? null, ...page });
      const entries = rows.map((row) => entryToWire(row, statement.currency, shows));
      return { status: 200, body: pageOf(url, page, { count, rows: entries }) };
    });
  },
);
