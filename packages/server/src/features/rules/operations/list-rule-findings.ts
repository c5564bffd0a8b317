import { ruleFindings } from '../domain/rule-findings.ts';
import { forSession } from '../../../actions/operation.ts';
import { versionsById } from '../queries/commission-rules.ts';
import { askFindings } from '../queries/rule-findings.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { ruleToWire } from '../rule-wire.ts';

export const listRuleFindings = forSession<'listRuleFindings'>(({ session, now, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const { currency } = await shopOf(tx, shopId);
    const asked = await askFindings(tx, shopId, now);
    const found = ruleFindings(asked);
    const ids = found.map(({ rule }) => rule.id);
    const rows = await versionsById(tx, shopId, ids, asked.today);
    const listed = new Map(rows.map((row) => [row.id, ruleToWire(row, currency)]));
    return {
      status: 200,
      body: {
        results: found.flatMap(({ rule, finding, detail }) => {
          const wire = listed.get(rule.id);
          return wire === undefined ? [] : [{ rule: wire, finding, detail }];
        }),
      },
    };
  }),
);
