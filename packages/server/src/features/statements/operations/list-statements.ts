import { forSession } from '../../../actions/operation.ts';
import { mayReadStatements, payeesFor } from '../statement-access.ts';
import { pageAsk, pageOf, searchOf } from '../../../common/page.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { scheduleOf } from '../queries/statement-schedules.ts';
import { pageOfStatements } from '../queries/statements.ts';
import { statementToWire } from '../statement-wire.ts';

export const listStatements = forSession<'listStatements'>(({ query, url, session, now, read }) => {
  const page = pageAsk(query);
  const { vendor_id: vendorId, sales_rep: salesRepId } = query;
  const { payees, payeeId } = payeesFor(session, { payees: query.payees, vendorId, salesRepId });
  return read(async (tx) => {
    await mayReadStatements(tx, session);
    const shop = await shopOf(tx, session.shopId);
    const found = await pageOfStatements(tx, session.shopId, {
      payees,
      payeeId,
      lastDay: query.last_day ?? null,
      payoutId: query.payout ?? null,
      search: searchOf(query.search),
      ...page,
    });
    const { count, rows } = found;
    const schedule = await scheduleOf(tx, shop, now);
    const body = pageOf(url, page, { count, rows: rows.map(statementToWire) });
    return { status: 200, body: { ...body, next_on: schedule?.nextOn ?? null } };
  });
});
