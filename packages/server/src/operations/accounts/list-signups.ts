import { answerExport } from '../../exports/answer.ts';
import { signupsExport } from '../../exports/signups.ts';
import { accountsAsked } from '../../actions/list-asks.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { pageOfAccounts } from '../../queries/people/account-lists.ts';
import { accountToWire } from '../../wire/account.ts';

export const listSignups = forSession<'listSignups'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport(signupsExport, query, ask);
  const page = pageAsk(query);
  const wanted = accountsAsked(query);
  return read(async (tx) => {
    const { currency } = await shopOf(tx, session.shopId);
    const { count, rows } = await pageOfAccounts(tx, session.shopId, { ...wanted, ...page });
    const accounts = rows.map((row) => accountToWire(row, currency));
    return { status: 200, body: pageOf(url, page, { count, rows: accounts }) };
  });
});
