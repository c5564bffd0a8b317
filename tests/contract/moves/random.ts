/** Random numbers that are the same for the same seed (mulberry32). */
export type Random = {
  /** A whole number, both included. */
  readonly int: (least: number, most: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly chance: (percent: number) => boolean;
  readonly shuffled: <T>(of: readonly T[]) => T[];
};

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    pick(from) {
      const one = from[int(0, from.length - 1)];
      if (one === undefined) throw new Error('There is nothing to pick from.');
      return one;
    },
    chance: (percent) => int(1, 100) <= percent,
    shuffled(of) {
      const left = [...of];
      return of.flatMap(() => left.splice(int(0, left.length - 1), 1));
    },
  };
}
