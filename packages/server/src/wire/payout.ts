import { bankReference } from '@consignment/domain/pay-runs/bank-file';
import { moneyToWire } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';
import type { FileOfPayout } from '../queries/payouts/pay-run-files.ts';
import type { PayoutRow, PayoutSum } from '../queries/payouts/payouts.ts';

export function payoutToWire(row: PayoutRow): components['schemas']['Payout'] {
  return {
    id: row.id,
    invoice_number: row.invoice_number,
    amount: moneyToWire(row.amount, row.currency),
    note: row.note,
    created_date: row.created_date.toISOString(),
    vendor: row.vendor_id,
    vendor_name: row.vendor_name,
    vendor_currency: row.vendor_currency,
    status: row.status,
    additional_pay: moneyToWire(row.additional_pay, row.currency),
    is_test: row.is_test,
    provider_problem: row.provider_problem ?? '',
    method: row.method,
    fee: row.shown_fee === null ? null : moneyToWire(row.shown_fee, row.currency),
    fee_borne_by: row.fee_borne_by,
    reference: bankReference(row.id),
    pay_run_number: row.pay_run_number,
    ...(row.former_number === null ? {} : { former_number: row.former_number }),
  };
}

export function fileOfPayoutToWire(
  file: FileOfPayout,
): NonNullable<components['schemas']['PayoutDetail']['bank_file']> {
  return {
    pay_run: file.runId,
    pay_run_number: file.number,
    exported_date: file.exportedAt?.toISOString() ?? null,
    given_date: file.givenAt?.toISOString() ?? null,
  };
}

export function payoutSumToWire(sum: PayoutSum): components['schemas']['PayoutsTotal'] {
  return {
    vendor_currency: sum.vendorCurrency,
    amount: moneyToWire(sum.amount, sum.currency),
    unpaid_amount: moneyToWire(sum.unpaid, sum.currency),
    amount_on_its_way: moneyToWire(sum.onItsWay, sum.currency),
    amount_to_send: moneyToWire(sum.toSend, sum.currency),
  };
}
