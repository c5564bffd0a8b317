/** Files that a whole run plays behind the router where its seed draws them for it; each passes there, as most others do. */
export const routedInTurn: readonly string[] = [
  'access/keys',
  'identity/roles',
  'import/identity',
  'ledger/concurrency',
  'operations/bank-details',
  'operations/history',
  'operations/operate',
  'operations/payouts',
  'operations/sessions',
  'payments/fees',
  'store/pricing',
].map((name) => `tests/contract/${name}.test.ts`);
