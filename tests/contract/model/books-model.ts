import {
  priceLine,
  type Override,
  type Priced,
  type ShopRules,
  vendorWithoutRules,
  type VendorRules,
} from '@consignment/domain/commission';
import { lineNet } from '@consignment/domain/commission-shares';
import { divideRoundHalfAway } from '@consignment/domain/money';
import { payOutAllowed } from '@consignment/domain/payout';
import { standingOf, type PayoutStatus } from '@consignment/domain/payout-status';
import { returnedFraction } from '@consignment/domain/refund';

/*
 * The expected books of one shop in the simplest form: no SQL, no transactions, only the outcome for a line by the
 * commission rules §1 to §8. Money in minor units.
 */

/** An order in its state at the platform. */
export type ModelOrder = {
  readonly id: string;
  readonly name: string;
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
type Payable = { readonly amount: number; payout: number | null };

export type ModelPayout = {
  readonly id: number;
  readonly vendor: number;
  readonly amount: number;
  readonly additionalPay: number;
  readonly isByPaypal: boolean;
  status: PayoutStatus;
};

export type PayoutOf = {
  readonly vendor: number;
  readonly lines: 'all' | readonly number[];
  readonly additionalPay: number;
  /** Null for a recorded payout. */
  readonly paypal: { readonly isSetUp: boolean } | null;
};

export class BooksModel {
  readonly orders: ModelOrder[] = [];
  readonly customItems: Entry[] = [];
  readonly payouts = new Map<number, ModelPayout>();
  readonly shop: { -readonly [Key in keyof ShopRules]: ShopRules[Key] };
  readonly #vendors: ReadonlyMap<number, { rules: VendorRules; readonly paypalEmail: string }>;

  constructor(shop: ShopRules, vendors: readonly { readonly id: number; readonly paypalEmail: string }[]) {
    this.shop = { ...shop };
    this.#vendors = new Map(
      vendors.map(({ id, paypalEmail }) => [id, { paypalEmail, rules: vendorWithoutRules }]),
    );
  }

  vendorNamed(id: number): { rules: VendorRules; readonly paypalEmail: string } {
    const vendor = this.#vendors.get(id);
    if (vendor === undefined) throw new Error(`The shop has no vendor ${id}.`);
    return vendor;
  }

  get lines(): ModelLine[] {
    return this.orders.flatMap(({ lines }) => lines);
  }

  /** A new state of the order: unsettled lines take it over, settled ones only lose their returned part. */
  read(order: ModelOrder): void {
    for (const line of order.lines) if (!isSettled(line)) line.held = line.reported;
    this.readReturns(order);
  }

  /** A file of refunds reports returns only; an edit that a payout has kept out stays out. */
  readReturns(order: ModelOrder): void {
    for (const line of order.lines) {
      if (!isSettled(line)) {
        line.back = Math.min(line.reportedBack, line.held.quantity);
        continue;
      }
      const back = order.isCancelled ? line.held.quantity : Math.min(line.reportedBack, line.held.quantity);
      if (back > line.back) {
        line.back = back;
        this.#takeBack(line);
      }
    }
    this.price(order.lines);
  }

  #takeBack(line: ModelLine): void {
    const amounts = sum(line.reversals.map(({ amount }) => amount));
    const nets = sum(line.reversals.map(({ net }) => net));
    const amount = -(backOf(line, line.priced.full) - line.priced.back + amounts);
    const net = -(backOf(line, lineNet(line.held)) - line.priced.netBack + nets);
    if (amount === 0 && net === 0) return;
    line.reversals.push({ vendor: vendorOf(line), amount: amount + 0, net, payout: null });
  }

  /** Prices the unsettled lines among these by the present rules. */
  price(lines: readonly ModelLine[]): void {
    for (const line of lines.filter((one) => !isSettled(one))) {
      const { state, amount } = this.#priceOf(line);
      line.priced = {
        state,
        full: amount,
        back: backOf(line, amount),
        netBack: backOf(line, lineNet(line.held)),
      };
    }
  }

  #priceOf(line: ModelLine): Priced {
    const { order } = line;
    const facts = {
      ...line.held,
      kind: 'product' as const,
      tax: 0,
      cost: null,
      compareAtPrice: null,
      customAmount: null,
      vendorId: vendorOf(line),
      productType: line.productType,
      override: line.override,
      order: {
        processedAt: '2026-03-01T10:00:00.000Z',
        financialStatus: order.isPaid ? 'paid' : 'pending',
        cancelled: order.isCancelled,
        tags: [],
        taxesIncluded: false,
      },
    };
    return priceLine(facts, this.vendorNamed(vendorOf(line)).rules, this.shop);
  }

  payableLines(vendor: number): ModelLine[] {
    return this.lines.filter((line) => vendorOf(line) === vendor && isPayable(line));
  }

  #openEntries(entries: readonly Entry[], vendor: number): Entry[] {
    return entries.filter((entry) => entry.vendor === vendor && entry.payout === null);
  }

  #reversals(vendor: number): Entry[] {
    return this.#openEntries(
      this.lines.flatMap(({ reversals }) => reversals),
      vendor,
    );
  }

  due(vendor: number): number {
    return sum([
      ...this.payableLines(vendor).map(amountOf),
      ...this.#openEntries(this.customItems, vendor).map(({ amount }) => amount),
      ...this.#reversals(vendor).map(({ amount }) => amount),
    ]);
  }

  /** The amount and lines of this payout, or null where it has to be refused. */
  payoutOf({ vendor, lines, additionalPay, paypal }: PayoutOf): { amount: number; of: Payable[] } | null {
    const payable = this.payableLines(vendor);
    const chosen = lines === 'all' ? payable : payable.filter(({ id }) => lines.includes(id));
    if (lines !== 'all' && chosen.length < new Set(lines).size) return null;
    const entries = [
      ...this.#reversals(vendor),
      ...(lines === 'all' ? this.#openEntries(this.customItems, vendor) : []),
    ];
    const amounts = [...chosen.map(amountOf), ...entries.map(({ amount }) => amount)];
    const verdict = payOutAllowed({
      available: this.due(vendor),
      entries: amounts,
      additionalPay,
      currency: this.shop.currency,
      paypal:
        paypal === null
          ? null
          : {
              email: this.vendorNamed(vendor).paypalEmail,
              isSetUp: paypal.isSetUp,
              shownIn: this.shop.currency,
            },
      isBeingChecked: [...this.payouts.values()].some(
        (payout) => payout.vendor === vendor && ['checking', 'needs_attention'].includes(payout.status),
      ),
    });
    const parts = [...chosen.map((line) => payableOf(line)), ...entries];
    return verdict.is === 'allowed' ? { amount: verdict.amount, of: parts } : null;
  }

  paid(payout: Omit<ModelPayout, 'status'>, of: readonly Payable[]): void {
    this.payouts.set(payout.id, { ...payout, status: payout.isByPaypal ? 'sending' : 'recorded' });
    for (const one of of) one.payout = payout.id;
  }

  /** Sets the status of a payout; a void payout releases everything in it. */
  becomes(payout: ModelPayout, status: PayoutStatus): void {
    payout.status = status;
    if (standingOf(status) !== 'void') return;
    const entries = [...this.customItems, ...this.lines.flatMap(({ reversals }) => reversals)];
    for (const one of [...this.lines, ...entries]) if (one.payout === payout.id) one.payout = null;
  }
}

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

function isPayable(line: ModelLine): boolean {
  return line.payout === null && line.priced.state === 'accrued';
}

/** The line as a part of a payout. */
function payableOf(line: ModelLine): Payable {
  return {
    amount: amountOf(line),
    get payout() {
      return line.payout;
    },
    set payout(payout) {
      line.payout = payout;
    },
  };
}

function backOf({ held, back }: ModelLine, whole: number): number {
  const { num, den } = returnedFraction({
    quantity: held.quantity,
    net: lineNet(held),
    units: back,
    amount: 0,
  });
  return Number(divideRoundHalfAway(BigInt(whole) * num, den));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
