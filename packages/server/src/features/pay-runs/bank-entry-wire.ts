import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money/money';
import type { BankEntryRow } from './queries/pay-run-bank-entries.ts';

export function bankEntryToWire(row: BankEntryRow, currency: string): components['schemas']['BankEntry'] {
  return {
    id: row.id,
    day: row.day,
    amount: row.amount === null ? null : moneyToWire(row.amount, row.currency ?? currency),
    currency: row.currency,
    reference: row.reference,
    text: row.text,
    is_return: row.is_return,
    state: row.state,
    why: row.why,
    payout: row.payout_id,
    brings_back: row.brings_back,
    vendor: row.vendor_id,
    vendor_name: row.vendor_name,
  };
}
