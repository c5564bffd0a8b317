/*
 * The commission of a line as a former app works it out, with the habits and the faults that such apps have. Stated a second time and by other means
 * than the domain does: exact decimal fractions scaled by 10^12.
 */

/** Minor units; the rate in ppm. */
export type OldFacts = {
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
  readonly tax: number;
  readonly cost: number | null;
  readonly rate: number;
  readonly returned: number;
};

export type OldHabits = {
  readonly discount: 'vendor' | 'store' | 'equal';
  readonly isDiscountFirst: boolean;
  readonly tax: 'left_out' | 'added' | 'taken_out';
  /** `once`: the cost of one unit is taken off for all of them. */
  readonly profit: 'none' | 'each' | 'once';
  readonly rounding: 'half_up' | 'down' | 'each_unit';
  readonly takesRefunds: boolean;
};

const scale = 10n ** 12n;

/** Before it is rounded, scaled by 10^12, and without refunds. */
function exactOldAmount(facts: OldFacts, habits: OldHabits): bigint {
  const quantity = BigInt(facts.quantity);
  const floor = (amount: bigint) => (amount < 0n ? 0n : amount);
  const share = (amount: bigint) => (amount * BigInt(facts.rate)) / 1_000_000n;
  const borne = { vendor: 2n, equal: 1n, store: 0n }[habits.discount];
  const discount = (BigInt(facts.discount) * scale * borne) / 2n;
  const tax = { left_out: 0n, added: BigInt(facts.tax), taken_out: -BigInt(facts.tax) }[habits.tax];
  const cost = BigInt(facts.cost ?? 0) * { none: 0n, each: quantity, once: 1n }[habits.profit];
  const base = floor(BigInt(facts.price) * quantity + tax - cost) * scale;
  return habits.isDiscountFirst ? share(floor(base - discount)) : floor(share(base) - discount);
}

export function oldAmount(facts: OldFacts, habits: OldHabits): number {
  const exact = exactOldAmount(facts, habits);
  const quantity = BigInt(facts.quantity);
  const half = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by);
  const whole = {
    half_up: half(exact, scale),
    down: exact / scale,
    each_unit: half(exact, scale * quantity) * quantity,
  }[habits.rounding];
  const back = habits.takesRefunds
    ? half(whole * BigInt(Math.min(facts.returned, facts.quantity)), quantity)
    : 0n;
  return Number(whole - back);
}
