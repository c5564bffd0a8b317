/** Numbers that are the same for the same seed. */
export type Random = {
  /** Both included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(some: readonly T[]) => T;
  readonly shuffled: <T>(some: readonly T[]) => T[];
};

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick(some) {
      const found = some[between(0, some.length - 1)];
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
    shuffled(some) {
      const left = [...some];
      for (let at = left.length - 1; at > 0; at--) {
        const other = between(0, at);
        const [a, b] = [left[at], left[other]];
        if (a === undefined || b === undefined) continue;
        left[at] = b;
        left[other] = a;
      }
      return left;
    },
  };
}
