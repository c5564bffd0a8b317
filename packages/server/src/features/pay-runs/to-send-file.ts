import { sortCode, type BankDetails } from '@consignment/domain/payouts/bank-details';
import { bankReference } from '@consignment/domain/pay-runs/bank-file';
import { moneyToWire } from '@consignment/domain/money/money';
import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import { csvFile } from '../../exports/csv.ts';
import type { ExportFile } from '../../exports/export.ts';
import type { SentByHand } from '../../ledger/mark-sent.ts';
import { bankDetailsOf, lastBankChanges } from '../../queries/payouts/bank-details.ts';
import { vendorsToSendTo } from '../../queries/payouts/bank-payees.ts';
import type { PayRun } from './queries/pay-runs.ts';

/** The list from which a person sends the money of a run: one line for each payout. */
export async function toSendFile(
  tx: Tx,
  secrets: Sealer,
  { run, payouts }: { readonly run: PayRun; readonly payouts: readonly SentByHand[] },
): Promise<ExportFile> {
  const ids = payouts.map(({ vendorId }) => vendorId);
  const vendors = await vendorsToSendTo(tx, run.shop_id, ids);
  const details = await bankDetailsOf(tx, secrets, run.shop_id, ids);
  const changes = await lastBankChanges(tx, run.shop_id, ids);
  const rows = payouts.map(({ id, vendorId, amount, madeAt }) => {
    const vendor = vendors.get(vendorId);
    const change = changes.get(vendorId);
    // An intruder in the vendor’s account could otherwise redirect money that was approved before.
    const isDoubtful =
      change !== undefined &&
      (change.heldUntil > madeAt || (change.changedAt !== null && change.changedAt > madeAt));
    const found = details.get(vendorId);
    return {
      name: found?.holder ?? vendor?.name ?? '',
      account: isDoubtful ? doubtful : accountText(found ?? null, run.currency, vendor?.paypal_email ?? ''),
      amount: moneyToWire(amount, run.currency),
      reference: bankReference(id),
    };
  });
  return csvFile(
    `pay-run-${run.number}-to-send.csv`,
    [
      { header: 'Name', text: ({ name }) => name },
      { header: 'Account', text: ({ account }) => account },
      { header: 'Amount', number: (row) => row.amount },
      { header: 'Currency', text: () => run.currency },
      { header: 'Reference', text: ({ reference }) => reference },
    ],
    [rows],
  );
}

const doubtful = 'Payout details changed lately: ask the vendor before you pay';

/** The account in full; the PayPal address where there is none, and nothing where there is neither. */
function accountText(details: BankDetails | null, currency: string, paypalEmail: string): string {
  if (details === null) return paypalEmail.trim();
  switch (details.kind) {
    case 'iban':
      return [details.iban, details.bic ?? ''].filter((part) => part !== '').join(' ');
    case 'aba':
      return `Routing ${details.routing}, ${details.accountType} account ${details.account}`;
    case 'other':
      return [sortCode(details.branch, currency), details.account].filter((part) => part !== '').join(' ');
  }
}
