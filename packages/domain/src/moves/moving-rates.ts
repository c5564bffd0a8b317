/*
 * Rates that the files of a former app do not name, found by what fits its amounts: one rate that comes to the cent for all lines of a
 * vendor, or of one of its product types, is most likely the rate that it was.
 */

/** All rates that come to the amount of a line, in ppm, both included. */
export type FittingRates = { readonly from: number; readonly until: number };

const whole = 1_000_000;

/** `amountAt` never falls as the rate rises. Null where no rate comes to the amount. */
export function fittingRates(amountAt: (ppm: number) => number, amount: number): FittingRates | null {
  const from = lowest((ppm) => amountAt(ppm) >= amount);
  if (from === null || amountAt(from) !== amount) return null;
  const above = lowest((ppm) => amountAt(ppm) > amount);
  return { from, until: above === null ? whole : above - 1 };
}

/** The lowest rate of which something is true that stays true above it. */
function lowest(isTrue: (ppm: number) => boolean): number | null {
  if (!isTrue(whole)) return null;
  let [low, high] = [0, whole];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** From a whole per cent down to a hundredth of one. */
const steps = [10_000, 5000, 2500, 1000, 500, 100];

/** As many lines have to agree on a rate that people seldom choose; two agree on one of these by chance too easily. */
const seldom = { from: 1000, lines: 3 };

/**
 * The roundest rate above 0 that comes to the cent for all of these lines; null for none, and for a single line.
 * @internal Tests hold it to what is round.
 */
export function sharedRate(lines: readonly FittingRates[]): number | null {
  if (lines.length < 2) return null;
  const from = Math.max(1, ...lines.map((line) => line.from));
  const until = Math.min(whole, ...lines.map((line) => line.until));
  for (const step of steps) {
    if (step <= seldom.from && lines.length < seldom.lines) return null;
    const rate = Math.ceil(from / step) * step;
    if (rate <= until) return rate;
  }
  return null;
}

/** A line that nothing explains, with what decides which lines it may share a rate with. */
export type UnexplainedLine = {
  readonly vendorId: number;
  readonly productType: string;
  readonly fits: FittingRates;
};

type FittedLines<Line> = {
  readonly vendorId: number;
  /** Null for lines of all product types. */
  readonly productType: string | null;
  readonly rate: number;
  readonly lines: readonly Line[];
};

/** Each vendor's lines where they share a rate, else those of each of its product types that do. */
export function fitRates<Line extends UnexplainedLine>(lines: readonly Line[]): FittedLines<Line>[] {
  return [...Map.groupBy(lines, ({ vendorId }) => vendorId)].flatMap(([vendorId, own]) => {
    const all = fitted(vendorId, null, own);
    if (all.length > 0) return all;
    const byType = Map.groupBy(own, ({ productType }) => productType);
    return [...byType].flatMap(([type, some]) => (type === '' ? [] : fitted(vendorId, type, some)));
  });
}

function fitted<Line extends UnexplainedLine>(
  vendorId: number,
  productType: string | null,
  lines: readonly Line[],
) {
  const rate = sharedRate(lines.map(({ fits }) => fits));
  return rate === null ? [] : [{ vendorId, productType, rate, lines }];
}
