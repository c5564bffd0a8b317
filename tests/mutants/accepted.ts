/** Mutants that no test has to catch, each with its reason. Lines may move; `before` is what `run.ts` printed. */
export type Accepted = {
  readonly path: string;
  /** The function, method or variable around it; '' at the top of the file. */
  readonly within: string;
  readonly operator: string;
  readonly before: string;
  readonly reason: string;
};

export const accepted: readonly Accepted[] = [
  {
    path: 'packages/server/src/features/rules/domain/rule-file-row.ts',
    within: 'stepsOf',
    operator: 'no-fallback',
    before: "before ?? ''",
    reason: 'Equivalent: a split text has a first part.',
  },
  {
    path: 'packages/domain/src/statements/statement-pdf.ts',
    within: 'size',
    operator: 'plus-one',
    before: 'size = 0',
    reason: 'A limit of half a gigabyte, one byte lower.',
  },
  {
    path: 'packages/server/src/queries/people/team.ts',
    within: 'lockTeam',
    operator: 'drop-where',
    before: "where('shop_id', '=', team.shopId)",
    reason: 'Locks alone: the same people follow one another, and those of other shops wait as well.',
  },
  {
    path: 'packages/server/src/actions/people/program-keys.ts',
    within: 'keyWithId',
    operator: 'drop-guard',
    before: 'if (row === null) throw notFound();',
    reason: 'The key was found in the call before: only its removal in between is answered so.',
  },
  {
    path: 'packages/server/src/actions/people/accept-invitation.ts',
    within: 'loginToJoin',
    operator: 'plus-one',
    before: '(await shopsOfLogin(tx, orphan.id)).length > 0',
    reason: 'The login was an orphan before it was locked: only one that joins in between is seen here.',
  },
  {
    path: 'packages/server/src/pricing/pricing.ts',
    within: 'monthsBefore',
    operator: 'sql-and-or',
    before:
      "where l.shop_id = ${shopId} and ${inScope(scope)} and l.payout_id is null and l.kind = 'product'",
    reason: 'More months than are asked for are summed, and no line reads the others.',
  },
  {
    path: 'packages/server/src/features/pay-runs/queries/pay-runs.ts',
    within: 'underWay',
    operator: 'drop-where',
    before: "where('r.canceled_at', 'is', null)",
    reason: 'A canceled run is looked at without effect: its state is read again before anything is written.',
  },
  {
    path: 'packages/server/src/features/reconciliation/queries/runs.ts',
    within: 'askForRun',
    operator: 'drop-guard',
    before: 'if (numUpdatedRows > 0n) return;',
    reason: 'The steps are appended once more, and a run takes each of them once.',
  },
  {
    path: 'packages/server/src/queries/payouts/payout-transfers.ts',
    within: 'takeUp',
    operator: 'plus-one',
    before: "eb('taken', '+', 1)",
    reason: 'The number only has to become another one.',
  },
  {
    path: 'packages/server/src/http/serve-operations.ts',
    within: 'limits',
    operator: 'no-fallback',
    before: 'callerOf(request) ?? request.ip',
    reason: 'Calls that are limited by login have one.',
  },
  {
    path: 'packages/server/src/features/reconciliation/queries/differences.ts',
    within: 'forgetSettledBefore',
    operator: 'drop-where',
    before: "where('state', '=', 'settled')",
    reason: 'Only what is settled has the day that is asked for.',
  },
  {
    path: 'packages/components/src/screens/merchant/rules/RuleValueFields.tsx',
    within: 'remove',
    operator: 'minus-one',
    before: 'count - 1',
    reason: 'The place after the last step is empty too.',
  },
  {
    path: 'packages/components/src/parts/money/ChartDrawing.tsx',
    within: 'bar',
    operator: 'min-max',
    before: 'min(top, zero)',
    reason: 'The bar is drawn elsewhere: the pictures of the charts differ (npm run visual).',
  },
];
