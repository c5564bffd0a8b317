/** Files that take a minute or more. They begin first, so that none of them runs alone at the end. */
export const longest: readonly string[] = [
  'tests/flows/fault-injection/fault-injection.test.ts',
  'tests/visual/reflow.test.ts',
  'tests/flows/crash.test.ts',
  'tests/contract/import/retail.test.ts',
  'tests/contract/model/model.test.ts',
  'tests/contract/payments/crash.test.ts',
  'tests/contract/pay-runs/killed.test.ts',
  'tests/contract/jobs/resume.test.ts',
  'tests/contract/access/roles.test.ts',
  'tests/contract/operations/operate.test.ts',
  'tests/contract/import/resume.test.ts',
  'tests/contract/payments/crash-database.test.ts',
  'tests/contract/access/history.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/contract/operations/statements.test.ts',
];
