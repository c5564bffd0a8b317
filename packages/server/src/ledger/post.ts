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

/**
 * Writes ledger transactions of two entries each, which sum to 0, at most one of a kind for a line. Nothing is ever
 * changed or deleted afterwards.
 */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const moving = postings.filter(({ amount }) => amount !== 0);
  if (moving.length === 0) return;
  const made = await tx
    .insertInto('ledger_transactions')
    .values(
      moving.map(({ shopId, vendorId, kind, currency, payoutId, lineItemId, now }) => ({
        shop_id: shopId,
        vendor_id: vendorId,
        kind,
        currency,
        payout_id: payoutId ?? null,
        line_item_id: lineItemId ?? null,
        created_at: now,
      })),
    )
    .returning(['id', 'kind', 'line_item_id'])
    .execute();
  await tx
    .insertInto('ledger_entries')
    .values(
      moving.flatMap((posting) => {
        const lineItemId = posting.lineItemId ?? null;
        const own = made.find(
          ({ kind, line_item_id }) => kind === posting.kind && line_item_id === lineItemId,
        );
        if (own === undefined) throw new Error(`The ledger did not take a transaction of ${posting.kind}.`);
        const { debit, credit } = accounts[posting.kind];
        const of = { transaction_id: own.id, shop_id: posting.shopId, vendor_id: posting.vendorId };
        return [
          { ...of, account: debit, amount: posting.amount },
          { ...of, account: credit, amount: -posting.amount },
        ];
      }),
    )
    .execute();
}
