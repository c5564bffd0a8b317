import { rulesAsked } from '../rules-asked.ts';
import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { answerExport } from '../../../exports/answer.ts';
import { rulesExport } from '../rules-export.ts';
import { pageOfRules } from '../queries/commission-rules.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { ruleToWire } from '../rule-wire.ts';

export const listRules = forSession<'listRules'>(async (ask) => {
  const { query, url, session, now, read } = ask;
  if (query.format === 'csv') return answerExport(rulesExport, query, ask);
  const page = pageAsk(query);
  return read(async (tx) => {
    const { currency, time_zone: timeZone } = await shopOf(tx, session.shopId);
    const { count, rows } = await pageOfRules(tx, session.shopId, {
      ...rulesAsked(query, { timeZone, now }),
      ...page,
    });
    const results = rows.map((row) => ruleToWire(row, currency));
    return { status: 200, body: pageOf(url, page, { count, rows: results }) };
  });
});
