import type { Actor } from './actors.ts';
import type { Row, Scenario } from './calls.ts';

/* The rows of the calls that replay rules, look for them and read them from files. */

const heading = 'place,vendor_id,from_day,steps\n';

/** One replay of a shop runs at a time, and no server runs any here. */
async function endOthers({ server }: Scenario, { own }: Actor) {
  await server.database.asSystem((tx) =>
    tx
      .updateTable('rule_replays')
      .set({ state: 'done' })
      .where('shop_id', '=', own.shop)
      .where('state', '=', 'running')
      .execute(),
  );
  return {};
}

export const ruleReplayCalls: {
  readonly [
    Id in 'startRuleReplay' | 'getRuleReplay' | 'findWinningRule' | 'listRuleFindings' | 'readRulesFile'
  ]: Row<Id>;
} = {
  startRuleReplay: {
    call: (own) => ({
      body: {
        rules: [
          {
            place: 'vendor',
            vendor: own.vendor,
            product: null,
            variant: null,
            name: null,
            from_day: '2026-03-01',
            until_day: null,
            measure: null,
            steps: [{ from: '0.00', kind: 'percent', value: '45' }],
            floor: null,
            cap: null,
            bounds_per: null,
          },
        ],
        date_start: '2026-03-01',
        date_end: '2026-03-31',
      },
    }),
    before: endOthers,
  },
  getRuleReplay: { call: (own) => ({ params: { id: own.replay } }) },
  findWinningRule: { call: (own) => ({ query: { variant: own.variant, vendor_id: own.vendor } }) },
  listRuleFindings: { call: () => ({}) },
  readRulesFile: {
    call: (own) => ({
      file: { type: 'text/csv', bytes: Buffer.from(`${heading}vendor,${own.vendor},2042-01-01,0=40%\n`) },
    }),
  },
};
