import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { By } from '../common/by.ts';
import type { Tx } from '../database/database.ts';
import type { DeleteVerdict } from '../ledger/delete-payout.ts';
import type { MethodSetups } from '../ledger/method-setup.ts';
import type { ShopRow } from '../queries/shops/shops.ts';

/** Payouts that were just made by one method, in the transaction that made them. */
export type Made = {
  readonly shopId: number;
  readonly payoutIds: readonly number[];
  readonly publicUrl: string;
  readonly now: Date;
};

/** A payout and the actor of its change. */
export type OfPayout = {
  readonly shopId: number;
  readonly payoutId: number;
  readonly by: By;
  readonly now: Date;
};

export type Settled = 'settled' | 'not_found' | 'not_in_question' | 'not_exported';

export type Canceled =
  | { readonly is: 'canceled' }
  /** The payout cannot be canceled, with the reason in words. */
  | { readonly is: 'refused'; readonly why: string }
  /** The provider's answer is unknown; the payout is looked at again soon. */
  | { readonly is: 'unknown' }
  /** Another process is asking about the payout at this moment. */
  | { readonly is: 'busy' };

/** Asks for outcomes, shop by shop, as a job. */
export type OutcomeWork = {
  readonly name: string;
  dueShops(): Promise<readonly number[]>;
  run(shopId: number, signal: AbortSignal): Promise<void>;
};

/**
 * A method of paying vendors. The ledger claims lines and writes payouts for all methods alike; here is what differs.
 * tests/contract/payments/method.test.ts has what each of them has to keep, and CONTRIBUTING.md how to add one.
 */
export type Method<M extends PayoutMethod = PayoutMethod> = {
  readonly method: M;
  /**
   * How the shop pays by it now, and the vendors that can be paid so. With `hold` all of it stays as it is until the
   * transaction ends.
   */
  setup(tx: Tx, shop: ShopRow, mode: 'look' | 'hold'): Promise<MethodSetups[M]>;
  /** Writes what goes with new payouts, such as mails of what is paid already, in their transaction. */
  made(tx: Tx, made: Made): Promise<void>;
  /** Starts what may begin once that transaction has committed. Nothing may depend on it: the process may end before. */
  afterCommit(): void;
  /** Asks for outcomes; null where a person reports them. */
  readonly work: OutcomeWork | null;
  /** Stores what a person says became of a payout, where its method has not: paid, or its lines are free again. */
  settle(
    tx: Tx,
    ask: OfPayout & { readonly outcome: 'paid' | 'not_paid'; readonly publicUrl: string },
  ): Promise<Settled>;
  /** Takes back a payout whose money has not arrived, in separate transactions. */
  cancel(ask: OfPayout): Promise<Canceled>;
  /** Deletes a payout; refused while its money may have left. */
  delete(tx: Tx, ask: Pick<OfPayout, 'shopId' | 'payoutId' | 'now'>): Promise<DeleteVerdict>;
};
