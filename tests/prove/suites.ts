/** The long forms, which take all that a whole run takes a part of. */
export type Suite = { readonly name: string } & (
  | { readonly project: string; readonly files: readonly string[] }
  /** Passes or fails as a whole. */
  | { readonly program: string }
);

export const suites: readonly Suite[] = [
  { name: 'model', project: 'contract', files: ['tests/contract/model'] },
  { name: 'pricing', project: 'contract', files: ['tests/contract/store/pricing.test'] },
  { name: 'payouts', project: 'contract', files: ['tests/contract/ledger/payout-attempts'] },
  { name: 'statements', project: 'contract', files: ['tests/contract/ledger/statement-histories'] },
  { name: 'pay-runs', project: 'contract', files: ['tests/contract/pay-runs'] },
  { name: 'reconciliation', project: 'contract', files: ['tests/contract/reconciliation/plants'] },
  { name: 'files', project: 'contract', files: ['tests/contract/files'] },
  { name: 'crash', project: 'flows', files: ['tests/flows/crash'] },
  { name: 'jobs', project: 'contract', files: ['tests/contract/jobs/resume'] },
  { name: 'paypal', project: 'contract', files: ['tests/contract/payments/crash'] },
  { name: 'webhooks', project: 'contract', files: ['tests/contract/shopify/webhooks'] },
  { name: 'webhooks-out', project: 'contract', files: ['tests/contract/webhooks'] },
  { name: 'isolation', project: 'contract', files: ['tests/contract/access'] },
  { name: 'fuzz', project: 'contract', files: ['tests/contract/fuzz'] },
  { name: 'faults', project: 'flows', files: ['tests/flows/fault-injection'] },
  { name: 'container', project: 'flows', files: ['tests/flows/container'] },
  { name: 'reflow', project: 'flows', files: ['tests/visual/reflow'] },
  { name: 'engines', project: 'contract', files: ['tests/contract'] },
  { name: 'stories', project: 'stories', files: [] },
  { name: 'flows', project: 'flows', files: ['tests/flows'] },
  { name: 'cluster', project: 'cluster', files: [] },
  { name: 'walks', project: 'tried', files: ['tests/tried/walks'] },
  { name: 'mutants', program: 'tests/mutants/run.ts' },
];
