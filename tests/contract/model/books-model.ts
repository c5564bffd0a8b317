import {
  priceLine,
  type Priced,
  type ShopRules,
  vendorWithoutRules,
  type VendorRules,
} from '@consignment/domain/commission/commission';
import { lineNet } from '@consignment/domain/commission/commission-shares';
import { payOutAllowed } from '@consignment/domain/payouts/payout';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { standingOf, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { daysAfter } from '@consignment/domain/time/periods';
import {
  amountOf,
  backOf,
  isPayable,
  isSettled,
  isWaiting,
  payableOf,
  sum,
  vendorOf,
  type Entry,
  type ModelLine,
  type ModelOrder,
  type Payable,
} from './lines-model.ts';

/*
 * The expected books of one shop in the simplest form: no SQL, no transactions, only the outcome for a line by the
 * commission rules §1 to §8. Money in minor units.
 */

/** The needs of the ways of paying of a vendor. */
export type ModelPayee = { readonly paypalEmail: string; readonly hasBank: boolean };

export type ModelPayout = {
  readonly id: number;
  readonly vendor: number;
  readonly amount: number;
  readonly additionalPay: number;
  readonly method: PayoutMethod;
  /** With the amounts that were paid. */
  readonly parts: readonly { readonly part: Payable; readonly amount: number }[];
  status: PayoutStatus;
};

const firstStatus = { paypal: 'sending', bank: 'ready' } as const;

/** The day, 'YYYY-MM-DD', and whether PayPal can be used. */
export type Present = {
  readonly today: string;
  readonly isPaypalSetUp: boolean;
  /** Vendors whom PayPal has blocked, each with its address then. */
  readonly blocked: ReadonlySet<string>;
};

export type PayoutOf = {
  readonly vendor: number;
  readonly lines: 'all' | readonly number[];
  readonly additionalPay: number;
  readonly method: PayoutMethod;
  /** Pays what is on its way as well, and a sum below the minimum. */
  readonly isEarly: boolean;
  /** One of many, as by Pay All or a pay run, which pass over lines that wait for an answer. */
  readonly isOfMany: boolean;
};

/** A fee that is charged once. */
export type ModelFee = {
  readonly id: number;
  readonly vendor: number;
  readonly amount: number;
  /** Its custom item; null while it waits, and once it was waived. */
  item: Entry | null;
  isWaived: boolean;
};

type ModelVendor = ModelPayee & {
  rules: VendorRules;
  hold: { readonly days: number | null; readonly minimum: number | null };
};

export class BooksModel {
  readonly orders: ModelOrder[] = [];
  readonly customItems: Entry[] = [];
  readonly fees: ModelFee[] = [];
  readonly payouts = new Map<number, ModelPayout>();
  readonly shop: { -readonly [Key in keyof ShopRules]: ShopRules[Key] };
  /** Of the shop; null in a vendor's is the shop's. */
  hold = { days: 0, minimum: 0 };
  readonly #vendors: ReadonlyMap<number, ModelVendor>;

  constructor(shop: ShopRules, vendors: readonly (ModelPayee & { readonly id: number })[]) {
    this.shop = { ...shop };
    this.#vendors = new Map(
      vendors.map(({ id, paypalEmail, hasBank }) => [
        id,
        { paypalEmail, hasBank, rules: vendorWithoutRules, hold: { days: null, minimum: null } },
      ]),
    );
  }

  vendorNamed(id: number): ModelVendor {
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
        processedAt: `${order.soldOn}T10:00:00.000Z`,
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

  #allReversals(): Entry[] {
    return this.lines.flatMap(({ reversals }) => reversals);
  }

  #entries(): Entry[] {
    return [...this.customItems, ...this.#allReversals()];
  }

  due(vendor: number): number {
    return sum([
      ...this.payableLines(vendor).map(amountOf),
      ...this.#openEntries(this.#entries(), vendor).map(({ amount }) => amount),
    ]);
  }

  /** Is anything of a vendor open, whether or not it can be paid? */
  hasOpen(vendor: number): boolean {
    return this.payableLines(vendor).length > 0 || this.#openEntries(this.#entries(), vendor).length > 0;
  }

  isOnItsWay(line: ModelLine, { today }: Present): boolean {
    const days = this.vendorNamed(vendorOf(line)).hold.days ?? this.hold.days;
    return daysAfter(line.order.soldOn, days) > today;
  }

  /** The amount and lines of this payout, or null where it has to be refused. */
  payoutOf(of: PayoutOf, now: Present): { amount: number; of: Payable[] } | null {
    const { vendor, lines, isEarly } = of;
    const payable = this.payableLines(vendor);
    const onItsWay = payable.filter((line) => this.isOnItsWay(line, now));
    const named = lines === 'all' ? payable : payable.filter(({ id }) => lines.includes(id));
    if (lines !== 'all' && named.length < new Set(lines).size) return null;
    const free = of.isOfMany ? named.filter((line) => !isWaiting(line)) : named;
    const chosen = isEarly ? free : free.filter((line) => !onItsWay.includes(line));
    if (lines !== 'all' && chosen.length < named.length) return null;
    const entries = this.#openEntries(lines === 'all' ? this.#entries() : this.#allReversals(), vendor);
    const parts = [...chosen.map((line) => payableOf(line)), ...entries];
    const minimum = this.vendorNamed(vendor).hold.minimum ?? this.hold.minimum;
    const verdict = payOutAllowed({
      available: this.due(vendor),
      hold: isEarly ? null : { onItsWay: sum(onItsWay.map(amountOf)), minimum },
      entries: parts.map(({ amount }) => amount),
      additionalPay: of.additionalPay,
      ...this.payee(vendor, of.method, now),
    });
    return verdict.is === 'allowed' ? { amount: verdict.amount, of: parts } : null;
  }

  /** The facts about a vendor for `payOutAllowed`. */
  payee(vendor: number, method: PayoutMethod, { isPaypalSetUp, blocked }: Present) {
    const { paypalEmail: email, hasBank: hasDetails } = this.vendorNamed(vendor);
    const { currency } = this.shop;
    return {
      currency,
      paypal:
        method === 'paypal'
          ? {
              email,
              isSetUp: isPaypalSetUp,
              shownIn: currency,
              refused: blocked.has(`${vendor} ${email}`) ? 'PayPal has blocked it.' : undefined,
            }
          : null,
      bank: method === 'bank' ? { hasDetails, shownIn: currency } : null,
      isBeingChecked: [...this.payouts.values()].some(
        (payout) => payout.vendor === vendor && ['checking', 'needs_attention'].includes(payout.status),
      ),
    };
  }

  /** The amount of a payout of all that is available and waits for nothing, and the number of lines that wait. */
  availableTo(vendor: number, now: Present): { readonly amount: number; readonly waiting: number } {
    const available = this.payableLines(vendor).filter((line) => !this.isOnItsWay(line, now));
    const lines = available.filter((line) => !isWaiting(line));
    const entries = this.#openEntries(this.#entries(), vendor);
    return {
      amount: sum([...lines.map(amountOf), ...entries.map(({ amount }) => amount)]),
      waiting: available.length - lines.length,
    };
  }

  /** A charge that need not wait is made at once; then those that wait, in their order, as far as their vendors' money goes. */
  charge({ waits, ...of }: Pick<ModelFee, 'id' | 'vendor' | 'amount'> & { readonly waits: boolean }): void {
    const fee: ModelFee = { ...of, item: null, isWaived: false };
    this.fees.push(fee);
    if (!waits) this.#take(fee);
    const short = new Set<number>();
    for (const one of this.fees.filter(({ item, isWaived }) => item === null && !isWaived)) {
      if (this.due(one.vendor) < one.amount) short.add(one.vendor);
      if (!short.has(one.vendor)) this.#take(one);
    }
  }

  #take(fee: ModelFee): void {
    fee.item = { vendor: fee.vendor, amount: -fee.amount, net: 0, payout: null };
    this.customItems.push(fee.item);
  }

  stateOf({ item, isWaived }: ModelFee): 'waiting' | 'charged' | 'taken' | 'waived' {
    if (isWaived) return 'waived';
    if (item === null) return 'waiting';
    return item.payout === null ? 'charged' : 'taken';
  }

  /** False where a payout has taken it off. */
  waive(fee: ModelFee): boolean {
    if (this.stateOf(fee) === 'taken') return false;
    if (fee.item !== null) this.customItems.splice(this.customItems.indexOf(fee.item), 1);
    fee.item = null;
    fee.isWaived = true;
    return true;
  }

  /** `byHand` says whether the shop has paid a payout by hand, or has yet to send it. */
  paid(
    payout: Omit<ModelPayout, 'status' | 'parts'>,
    of: readonly Payable[],
    byHand: 'recorded' | 'to_send' = 'recorded',
  ): void {
    const parts = of.map((part) => ({ part, amount: part.amount }));
    const status = payout.method === 'by_hand' ? byHand : firstStatus[payout.method];
    this.payouts.set(payout.id, { ...payout, parts, status });
    for (const one of of) one.payout = payout.id;
  }

  /** Sets the status of a payout; a void payout releases everything in it. */
  becomes(payout: ModelPayout, status: PayoutStatus): void {
    payout.status = status;
    if (standingOf(status) !== 'void') return;
    for (const one of [...this.lines, ...this.#entries()]) if (one.payout === payout.id) one.payout = null;
  }
}
