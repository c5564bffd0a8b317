import type { ShownEntry } from '@consignment/components/screens/merchant/history/history-columns';
import { paths } from './paths.ts';

/** The pages of settings that have their own object in the history. */
const pagesOfSettings: Readonly<Record<string, string>> = {
  pay_run_settings: paths.settingsPayments,
  question_settings: paths.settingsQuestions,
  payout_rules: paths.settingsPayments,
  rule_settings: paths.settingsRules,
  payouts: paths.settingsPayments,
};

/** The page that shows the object of an entry; null for one without. */
export function hrefOfObject({
  object,
  vendor_id: vendorId,
}: Pick<ShownEntry, 'object' | 'vendor_id'>): string | null {
  const id = Number(object.id);
  switch (object.type) {
    case 'payout':
    case 'pay_run':
      return paths.payout(id);
    case 'payment_run':
      return paths.payRun(id);
    case 'statement':
      return paths.statement(id);
    case 'order':
      return paths.order(id);
    case 'question':
      return paths.question(id);
    case 'vendor':
      return paths.vendor(id);
    case 'rule':
      return vendorId === null ? paths.settingsCommissions : `${paths.vendor(vendorId)}?tab=settings`;
    case 'move':
      return paths.move(id);
    case 'rule_version':
      return paths.settingsRule(id);
    case 'difference':
    case 'comparison':
      return paths.reconciliation;
    case 'account':
      return paths.accounts;
    case 'setting':
      return pagesOfSettings[object.id] ?? paths.settings;
    case 'shop':
      return paths.settings;
    default:
      return null;
  }
}
