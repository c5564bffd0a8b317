import { payOutAllowed } from '@consignment/domain/payouts/payout';
import { mayDo, payRunState, type PayRunAct, type PayRunState } from '@consignment/domain/pay-runs/pay-run';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import type { BooksModel, ModelPayout, Present } from './books-model.ts';
import type { Payable } from './lines-model.ts';

/*
 * The expected pay runs of one shop: which vendors each pays, how, and how much. Money in minor units.
 */

/** A vendor of a run. `isFit` is false where it cannot be paid. */
export type ModelRow = {
  readonly vendor: number;
  readonly method: PayoutMethod;
  /** A person has chosen the method. */
  readonly isMethodSet: boolean;
  readonly isLeftOut: boolean;
  readonly amount: number;
  /** The number of lines that wait for an answer. */
  readonly waiting: number;
  readonly isFit: boolean;
  /** The last one. */
  payout: number | null;
};

export type ModelRun = {
  readonly id: number;
  readonly method: PayoutMethod | null;
  rows: ModelRow[];
  /** The approved amount; null for a draft. */
  amount: number | null;
  /** Its last bank file; null where it has none. */
  file: 'made' | 'exported' | 'given' | null;
  isCanceled: boolean;
};

type Choice = Pick<ModelRow, 'vendor' | 'isLeftOut'> & { readonly method: PayoutMethod | null };
export type ToPay = Pick<ModelRow, 'vendor' | 'method' | 'amount'> & { readonly of: readonly Payable[] };

export class RunsModel {
  readonly runs: ModelRun[] = [];
  readonly #books: BooksModel;
  readonly #vendors: readonly number[];

  constructor(books: BooksModel, vendors: readonly number[]) {
    this.#books = books;
    this.#vendors = vendors;
  }

  /** The rows of a run of all vendors with something open. */
  draft(method: PayoutMethod | null, now: Present, choices: readonly Choice[] = []): ModelRow[] {
    return this.#vendors
      .filter((vendor) => this.#books.hasOpen(vendor))
      .map((vendor) =>
        this.row(
          method,
          choices.find((one) => one.vendor === vendor) ?? { vendor, method: null, isLeftOut: false },
          now,
        ),
      );
  }

  row(method: PayoutMethod | null, choice: Choice, now: Present): ModelRow {
    const { vendor, isLeftOut } = choice;
    // The shop's own way of paying is by hand.
    const chosen = choice.method ?? method ?? 'by_hand';
    return {
      vendor,
      isLeftOut,
      method: chosen,
      isMethodSet: choice.method !== null,
      ...this.#books.availableTo(vendor, now),
      isFit: this.#planned(vendor, chosen, now) !== null,
      payout: null,
    };
  }

  #planned(vendor: number, method: PayoutMethod, now: Present) {
    const of = { vendor, lines: 'all', additionalPay: 0, method, isEarly: false, isOfMany: true } as const;
    return this.#books.payoutOf(of, now);
  }

  refresh(run: ModelRun, now: Present): void {
    run.rows = this.draft(run.method, now, run.rows.map(choiceOf));
  }

  /** Adds or replaces a vendor of a draft. */
  change(run: ModelRun, choice: Choice, now: Present): ModelRow {
    const row = this.row(run.method, choice, now);
    run.rows = [...run.rows.filter(({ vendor }) => vendor !== choice.vendor), row].toSorted(
      (a, b) => a.vendor - b.vendor,
    );
    return row;
  }

  /** The payments of an approval, or why there are none. */
  approval(run: ModelRun, expected: number, now: Present): ToPay[] | 'amount_changed' | 'nothing_to_pay' {
    const reviewed = run.rows.filter(isIncluded);
    const paid = reviewed.flatMap(({ vendor, method }): ToPay[] => {
      const planned = this.#planned(vendor, method, now);
      return planned === null ? [] : [{ vendor, method, ...planned }];
    });
    const isAsReviewed = wordsOf(reviewed) === wordsOf(paid);
    if (!isAsReviewed || sumOf(paid) !== expected) return 'amount_changed';
    return paid.length === 0 ? 'nothing_to_pay' : paid;
  }

  /** The payments of what failed, and the sum of all that failed. */
  again(run: ModelRun, now: Present): { readonly failed: number; readonly paid: readonly ToPay[] } {
    const failed = run.rows.flatMap((row) => {
      const payout = this.payoutOf(row);
      return payout !== null && standingOf(payout.status) === 'void' ? [{ row, payout }] : [];
    });
    const paid = failed.filter(({ row, payout }) => this.#mayBePaidAgain(row, payout, now));
    return {
      failed: sumOf(failed.map(({ row }) => row)),
      paid: paid.map(({ row, payout }) => ({ ...row, of: payout.parts.map(({ part }) => part) })),
    };
  }

  #mayBePaidAgain({ vendor, method, amount }: ModelRow, { parts }: ModelPayout, now: Present): boolean {
    const isSame = parts.every(
      ({ part, amount: was }) =>
        part.payout === null &&
        part.isAccrued !== false &&
        part.isWaiting !== true &&
        part.vendor === vendor &&
        part.amount === was,
    );
    const due = this.#books.due(vendor);
    if (!isSame || due < amount) return false;
    const verdict = payOutAllowed({
      available: due,
      hold: null,
      entries: [amount],
      additionalPay: 0,
      ...this.#books.payee(vendor, method, now),
    });
    return verdict.is === 'allowed';
  }

  payoutOf({ payout }: ModelRow): ModelPayout | null {
    return payout === null ? null : (this.#books.payouts.get(payout) ?? null);
  }

  payoutsOf({ rows }: ModelRun): ModelPayout[] {
    return rows.flatMap((row) => this.payoutOf(row) ?? []);
  }

  /** PayPal has not been asked for a payout that is being sent: nothing else looks at it in between. */
  stateOf(run: ModelRun): PayRunState {
    const payouts = this.payoutsOf(run);
    const count = (isOne: (payout: ModelPayout) => boolean) => payouts.filter(isOne).length;
    const isWaiting = ({ status }: ModelPayout) => ['to_send', 'ready', 'sending'].includes(status);
    return payRunState({
      isApproved: run.amount !== null,
      isCanceled: run.isCanceled,
      progress: {
        waiting: count(isWaiting),
        underWay: count((one) => !isWaiting(one) && standingOf(one.status) === 'in_flight'),
        paid: count(({ status }) => standingOf(status) === 'settled'),
        failed: count(({ status }) => standingOf(status) === 'void'),
      },
    });
  }

  may(act: PayRunAct, run: ModelRun): boolean {
    return mayDo(act, this.stateOf(run));
  }
}

export function isIncluded({ isFit, isLeftOut }: ModelRow): boolean {
  return isFit && !isLeftOut;
}

export function choiceOf({ vendor, method, isMethodSet, isLeftOut }: ModelRow): Choice {
  return { vendor, isLeftOut, method: isMethodSet ? method : null };
}

export function sumOf(all: readonly { readonly amount: number }[]): number {
  return all.reduce((sum, { amount }) => sum + amount, 0);
}

function wordsOf(all: readonly Pick<ModelRow, 'vendor' | 'method' | 'amount'>[]): string {
  return all.map(({ vendor, method, amount }) => `${vendor} ${method} ${amount}`).join();
}
