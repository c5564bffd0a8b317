import { commissionTotalsExport } from './commission-totals.ts';
import { commissionsExport } from './commissions.ts';
import type { Export } from './export.ts';
import { historyExport } from './history.ts';
import { invoiceExport } from './invoice.ts';
import { moveReportExport } from './move-report.ts';
import { ordersExport } from './orders.ts';
import { differencesExport } from './differences.ts';
import { payoutExport } from './payout.ts';
import { payoutsExport } from './payouts.ts';
import { questionsExport } from './questions.ts';
import { rulesExport } from './rules.ts';
import { ruleReplayExport } from './rule-replay.ts';
import { signupsExport } from './signups.ts';
import { statementExport } from './statement.ts';
import { productVariantsExport } from './product-variants.ts';
import { productsExport, soldProductsExport } from './products.ts';

/** All exports by the name that their links store. */
export const exports = {
  differences: differencesExport,
  history: historyExport,
  orders: ordersExport,
  payouts: payoutsExport,
  commissions: commissionsExport,
  'commission-totals': commissionTotalsExport,
  payout: payoutExport,
  questions: questionsExport,
  rules: rulesExport,
  'rule-replay': ruleReplayExport,
  signups: signupsExport,
  invoice: invoiceExport,
  statement: statementExport,
  'move-report': moveReportExport,
  products: productsExport,
  'sold-products': soldProductsExport,
  'product-variants': productVariantsExport,
};

export type ExportName = keyof typeof exports;
export type ExportQuery<Name extends ExportName> =
  (typeof exports)[Name] extends Export<infer Query> ? Query : never;
