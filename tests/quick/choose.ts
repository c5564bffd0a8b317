/** Chooses test files for the time available: those nearest to the change first. */
import type { Reached } from './reach.ts';

export type Budget = {
  project: string;
  /** The folder of its files and their ending. */
  holds: RegExp;
  /** The time for all chosen files, in seconds of one worker. */
  seconds: number;
  /** The assumed seconds of a file that was never measured. */
  usual: number;
};

const budgets: readonly Budget[] = [
  { project: 'unit', holds: /^tests\/unit\//, seconds: 30, usual: 1 },
  // That file measures the memory of its process, so the step contract-alone runs it.
  { project: 'contract', holds: /^tests\/contract\/(?!hostile\/outgoing)/, seconds: 25, usual: 8 },
  { project: 'stories', holds: /\.stories\.tsx$/, seconds: 15, usual: 4 },
];

export type Choice = { project: string; chosen: readonly string[]; left: readonly string[] };

/** `measured` returns the seconds of a file, or null. */
export function choose(
  reached: readonly Reached[],
  measured: (path: string) => number | null,
  within: readonly Budget[] = budgets,
): readonly Choice[] {
  return within.map(({ project, holds, seconds, usual }) => {
    const files = reached.filter(({ path }) => holds.test(path));
    const chosen: string[] = [];
    let left = seconds;
    const cost = (path: string) => measured(path) ?? usual;
    const inTurn = files.toSorted(
      (one, other) => one.steps - other.steps || cost(one.path) - cost(other.path),
    );
    for (const { path } of inTurn) {
      if (cost(path) > left) continue;
      left -= cost(path);
      chosen.push(path);
    }
    return { project, chosen, left: inTurn.map(({ path }) => path).filter((path) => !chosen.includes(path)) };
  });
}
