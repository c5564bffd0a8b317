import { lineNet } from '@consignment/domain/commission/commission-shares';
import type { Override, Priced } from '@consignment/domain/commission/commission';
import { divideRoundHalfAway } from '@consignment/domain/money/money';
import { returnedFraction } from '@consignment/domain/orders/refund';

/* The lines and entries of the expected books. Money in minor units. */

/** An order in its state at the platform. */
export type ModelOrder = {
  readonly id: string;
  readonly name: string;
  /** 'YYYY-MM-DD'. */
  readonly soldOn: string;
  isPaid: boolean;
  isCancelled: boolean;
  readonly lines: ModelLine[];
};

export type ModelLine = {
  readonly id: number;
  readonly order: ModelOrder;
  readonly sku: string;
  readonly productType: string;
  readonly soldBy: number;
  /** The present figures of the platform; `held` are those that the books have taken over. */
  reported: Figures;
  held: Figures;
  /** Units returned by the report of the platform, and those that the books have taken over. */
  reportedBack: number;
  back: number;
  givenTo: number | null;
  override: Override | null;
  priced: Amounts & { readonly state: Priced['state'] };
  payout: number | null;
  /** The question about it that is under way, and the vendor that asks. */
  question: { readonly id: number; readonly asker: number } | null;
  /** The amount taken back after its payment. */
  readonly reversals: Entry[];
};

export type Figures = { readonly price: number; readonly quantity: number; readonly discount: number };
/** The full commission, and the part returned when it was priced. `netBack` is the same for the sales. */
type Amounts = { readonly full: number; readonly back: number; readonly netBack: number };
export type Entry = {
  readonly vendor: number;
  readonly amount: number;
  readonly net: number;
  payout: number | null;
};
/** A part of a payout as it is now: an entry, or a line, which may get another price or vendor while it is unpaid. */
export type Payable = {
  readonly vendor: number;
  readonly amount: number;
  /** Absent from an entry, which always is. */
  readonly isAccrued?: boolean;
  /** Absent from an entry, which never does. */
  readonly isWaiting?: boolean;
  payout: number | null;
};

/** True for lines that are paid or touched by a refund after payout: their price is final. */
export function isSettled({ payout, reversals }: ModelLine): boolean {
  return payout !== null || reversals.length > 0;
}

export function vendorOf({ givenTo, soldBy }: ModelLine): number {
  return givenTo ?? soldBy;
}

export function amountOf({ priced }: ModelLine): number {
  return priced.full - priced.back;
}

export function isPayable(line: ModelLine): boolean {
  return line.payout === null && line.priced.state === 'accrued';
}

/** Does it wait for an answer to its vendor, out of Pay All and pay runs? */
export function isWaiting(line: ModelLine): boolean {
  return line.question?.asker === vendorOf(line) && amountOf(line) > 0;
}

/** The line as a part of a payout. */
export function payableOf(line: ModelLine): Payable {
  return {
    get vendor() {
      return vendorOf(line);
    },
    get amount() {
      return amountOf(line);
    },
    get isWaiting() {
      return isWaiting(line);
    },
    get isAccrued() {
      return line.priced.state === 'accrued';
    },
    get payout() {
      return line.payout;
    },
    set payout(payout) {
      line.payout = payout;
    },
  };
}

export function backOf({ held, back }: ModelLine, whole: number): number {
  const { num, den } = returnedFraction({
    quantity: held.quantity,
    net: lineNet(held),
    units: back,
    amount: 0,
  });
  return Number(divideRoundHalfAway(BigInt(whole) * num, den));
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
