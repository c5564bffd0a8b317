import type { Tx } from '../store/database.ts';
import type { LedgerEntriesTable, LedgerTransactionsTable } from '../store/schema-sales.ts';

export type Account = LedgerEntriesTable['account'];

export type Posting = {
  readonly shopId: number;
  readonly vendorId: number;
  readonly kind: Exclude<LedgerTransactionsTable['kind'], 'reversal'>;
  readonly currency: string;
  readonly payoutId?: number;
  readonly lineItemId?: number;
  readonly now: Date;
  /** Minor units; moved from one account to the other. Below 0 it moves the other way, 0 posts nothing. */
  readonly amount: number;
};

// Debits are positive. A debt to a vendor grows by a credit of vendor_payable and is settled by a debit of it.
const accounts = {
  custom_item: { debit: 'commission_expense', credit: 'vendor_payable' },
  lines_settled: { debit: 'commission_expense', credit: 'vendor_payable' },
  additional_pay: { debit: 'additional_pay_expense', credit: 'vendor_payable' },
  refund_after_payout: { debit: 'vendor_payable', credit: 'commission_expense' },
  payout: { debit: 'vendor_payable', credit: 'cash' },
} satisfies Record<Posting['kind'], { debit: Account; credit: Account }>;

/** PostgreSQL takes 65,535 values in a statement; a posting is seven, its two entries are ten. */
const postingsAtOnce = 5000;

/**
 * Writes ledger transactions of two entries each, which sum to 0, at most one of a kind for a payout or a line. Nothing
 * is ever changed or deleted afterwards.
 */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const moving = postings.filter(({ amount }) => amount !== 0);
  for (let start = 0; start < moving.length; start += postingsAtOnce) {
    await postSome(tx, moving.slice(start, start + postingsAtOnce));
  }
}

async function postSome(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const made = await tx
    .insertInto('ledger_transactions')
    .values(
      postings.map(({ shopId, vendorId, kind, currency, payoutId, lineItemId, now }) => ({
        shop_id: shopId,
        vendor_id: vendorId,
        kind,
        currency,
        payout_id: payoutId ?? null,
        line_item_id: lineItemId ?? null,
        created_at: now,
      })),
    )
    .returning(['id', 'kind', 'payout_id', 'line_item_id'])
    .execute();
  const ids = new Map(
    made.map((row) => [keyOf(row.kind, row.payout_id ?? undefined, row.line_item_id ?? undefined), row.id]),
  );
  await tx
    .insertInto('ledger_entries')
    .values(
      postings.flatMap((posting) => {
        const id = ids.get(keyOf(posting.kind, posting.payoutId, posting.lineItemId));
        if (id === undefined) throw new Error(`The ledger did not take a transaction of ${posting.kind}.`);
        const { debit, credit } = accounts[posting.kind];
        const of = { transaction_id: id, shop_id: posting.shopId, vendor_id: posting.vendorId };
        return [
          { ...of, account: debit, amount: posting.amount },
          { ...of, account: credit, amount: -posting.amount },
        ];
      }),
    )
    .execute();
}

function keyOf(kind: string, payoutId: number | undefined, lineItemId: number | undefined): string {
  return `${kind}/${payoutId ?? ''}/${lineItemId ?? ''}`;
}
