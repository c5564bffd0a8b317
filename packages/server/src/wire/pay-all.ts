import { moneyToWire } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';
import type { PayAllPlan, Skipped } from '../ledger/pay-all.ts';
import type { PayoutRow } from '../queries/payouts/payouts.ts';
import { payoutToWire } from './payout.ts';

type Schemas = components['schemas'];

export function payAllPlanToWire(
  plan: PayAllPlan,
  paypal: Schemas['PayAllPreview']['paypal'],
): Schemas['PayAllPreview'] {
  return {
    payouts: plan.payments.map((payment) => ({
      vendor: payment.vendorId,
      vendor_name: payment.vendorName,
      vendor_currency: payment.vendorCurrency,
      amount: moneyToWire(payment.linesAmount, plan.currency),
      line_items: payment.lineCount,
      waiting_lines: payment.waiting.count,
      waiting_amount: moneyToWire(payment.waiting.amount, plan.currency),
    })),
    count: plan.payments.length,
    amount: moneyToWire(plan.amount, plan.currency),
    skipped: plan.skipped.map(skippedToWire),
    on_its_way: moneyToWire(plan.onItsWay, plan.currency),
    paypal,
  };
}

/** `rows` are the payouts made from the plan. */
export function paidAllToWire(plan: PayAllPlan, rows: readonly PayoutRow[]): Schemas['PaidAll'] {
  return {
    payouts: rows.map(payoutToWire),
    count: rows.length,
    amount: moneyToWire(plan.amount, plan.currency),
    skipped: plan.skipped.map(skippedToWire),
  };
}

function skippedToWire({ vendorId, vendorName, code, reason }: Skipped): Schemas['SkippedVendor'] {
  return { vendor: vendorId, vendor_name: vendorName, code, reason };
}
