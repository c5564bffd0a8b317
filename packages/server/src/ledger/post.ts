import type { Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

export type Account = Schema['ledger_entries']['account'];

/** The vendor or rep of a transaction, and the rows it belongs to. */
type Of =
  | { readonly vendorId: number; readonly payoutId?: number; readonly lineItemId?: number }
  | { readonly salesRepId: number; readonly salesRepPayoutId: number };

export type LedgerTransaction = Of & {
  readonly shopId: number;
  readonly kind: Exclude<Schema['ledger_transactions']['kind'], 'reversal' | 'vendor_merged'>;
  readonly currency: string;
  readonly now: Date;
  /** Minor units, moved from one account to the other. Below 0 it moves the other way; 0 posts nothing. */
  readonly amount: number;
};

// Debits are positive. A debt to a vendor grows by a credit of vendor_payable and is settled by a debit of it.
const accounts = {
  custom_item: { debit: 'commission_expense', credit: 'vendor_payable' },
  lines_settled: { debit: 'commission_expense', credit: 'vendor_payable' },
  additional_pay: { debit: 'additional_pay_expense', credit: 'vendor_payable' },
  refund_after_payout: { debit: 'vendor_payable', credit: 'commission_expense' },
  payout: { debit: 'vendor_payable', credit: 'cash' },
} satisfies Record<LedgerTransaction['kind'], { debit: Account; credit: Account }>;

/** A sales rep's commission is the store's own expense (commission rules §9, example 12). */
const ofReps: Partial<Record<Account, Account>> = {
  commission_expense: 'sales_rep_expense',
  vendor_payable: 'sales_rep_payable',
};

/** PostgreSQL takes 65,535 values in a statement; a transaction is nine at most, its two entries are twelve. */
const transactionsAtOnce = 5000;

/**
 * Writes ledger transactions of two entries each, which sum to 0, at most one of a kind for a payout or a line. They
 * are never changed or deleted afterwards.
 */
export async function post(tx: Tx, transactions: readonly LedgerTransaction[]): Promise<void> {
  const moving = transactions.filter(({ amount }) => amount !== 0);
  for (let start = 0; start < moving.length; start += transactionsAtOnce) {
    await postSome(tx, moving.slice(start, start + transactionsAtOnce));
  }
}

async function postSome(tx: Tx, transactions: readonly LedgerTransaction[]): Promise<void> {
  const made = await tx
    .insertInto('ledger_transactions')
    .values(
      transactions.map((transaction) => ({
        shop_id: transaction.shopId,
        ...columnsOf(transaction),
        kind: transaction.kind,
        currency: transaction.currency,
        created_at: transaction.now,
      })),
    )
    .returning(['id', 'kind', 'payout_id', 'line_item_id', 'sales_rep_payout_id'])
    .execute();
  const ids = new Map(made.map((row) => [keyOf(row), row.id]));
  await tx
    .insertInto('ledger_entries')
    .values(
      transactions.flatMap((transaction) => {
        const { vendor_id, sales_rep_id, ...within } = columnsOf(transaction);
        const id = ids.get(keyOf({ kind: transaction.kind, ...within }));
        if (id === undefined)
          throw new Error(`The ledger did not take a transaction of ${transaction.kind}.`);
        const { debit, credit } = accountsOf(transaction);
        const of = { transaction_id: id, shop_id: transaction.shopId, vendor_id, sales_rep_id };
        return [
          { ...of, account: debit, amount: transaction.amount },
          { ...of, account: credit, amount: -transaction.amount },
        ];
      }),
    )
    .execute();
}

function columnsOf(of: Of) {
  return 'salesRepId' in of
    ? {
        vendor_id: null,
        payout_id: null,
        line_item_id: null,
        sales_rep_id: of.salesRepId,
        sales_rep_payout_id: of.salesRepPayoutId,
      }
    : {
        vendor_id: of.vendorId,
        payout_id: of.payoutId ?? null,
        line_item_id: of.lineItemId ?? null,
        sales_rep_id: null,
        sales_rep_payout_id: null,
      };
}

function accountsOf(transaction: LedgerTransaction): { debit: Account; credit: Account } {
  const { debit, credit } = accounts[transaction.kind];
  if (!('salesRepId' in transaction)) return { debit, credit };
  return { debit: ofReps[debit] ?? debit, credit: ofReps[credit] ?? credit };
}

type Key = {
  readonly kind: string;
  readonly payout_id: number | null;
  readonly line_item_id: number | null;
  readonly sales_rep_payout_id: number | null;
};

function keyOf({ kind, payout_id: payout, line_item_id: line, sales_rep_payout_id: repPayout }: Key): string {
  return [kind, payout, line, repPayout].join('/');
}
