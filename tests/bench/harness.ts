/** Prints figures, floors and ratios. Nothing is asserted: times belong to a machine, ratios mostly do not. */

export type Sample = { readonly perSecond: number; readonly p95: number };

export function heading(text: string): void {
  console.log(`\n${text}\n${'─'.repeat(text.length)}`);
}

export type Floor = { readonly what: string; readonly value: number; readonly isMoreBetter?: true };

/** One line: what, its figure, and where there is a floor, the floor and how many times worse than it the figure is. */
export function figure(what: string, value: number, unit: string, floor?: Floor): void {
  const line = `${what.padEnd(62)} ${round(value).padStart(10)} ${unit}`;
  if (floor === undefined) {
    console.log(line);
    return;
  }
  const ratio = floor.isMoreBetter ? floor.value / value : value / floor.value;
  console.log(`${line.padEnd(78)} ${floor.what} ${round(floor.value)} ${unit}, ratio ${ratio.toFixed(2)}`);
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs `work` again and again, one after the other: calls in a second and the 95th percentile in milliseconds. */
async function sample(
  work: () => Promise<unknown>,
  options: { warmUp: number; calls: number },
): Promise<Sample> {
  for (let call = 0; call < options.warmUp; call += 1) await work();
  const times: number[] = [];
  for (let call = 0; call < options.calls; call += 1) times.push(await timed(work));
  times.sort((one, other) => one - other);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    perSecond: (options.calls / total) * 1000,
    p95: times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0,
  };
}

/** For `compare` with statements on a connection of the pool, which ends one that it has not used for ten seconds. */
export const shortTurns = { warmUp: 5, calls: 30, rounds: 9 };

/** Compares two ways by turns, so that a busy moment of the machine falls on both. */
export async function compare(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  options: { warmUp: number; calls: number; rounds: number },
): Promise<[Sample, Sample]> {
  const samples: [Sample[], Sample[]] = [[], []];
  for (let turn = 0; turn < options.rounds; turn += 1) {
    samples[0].push(await sample(one, options));
    samples[1].push(await sample(other, options));
  }
  return [middleOf(samples[0]), middleOf(samples[1])];
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function middleOf(samples: readonly Sample[]): Sample {
  return {
    perSecond: median(samples.map((one) => one.perSecond)),
    p95: median(samples.map((one) => one.p95)),
  };
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);
}
