import type { components } from '@consignment/client/generated/api';

export type WireImport = components['schemas']['Import'];
export type WireProblem = components['schemas']['ImportProblem'];

type PageOfProblems = (page: { readonly size: number; readonly offset: number }) => Promise<{
  readonly count: number;
  readonly rows: readonly WireProblem[];
}>;

/** Whoever follows an import from outside. */
export type ImportWatch = {
  progress(state: WireImport): void;
  problems(ask: PageOfProblems): Promise<void>;
};

const shownProblems = 50;
const stepPercent = 10;

/**
 * Tells an import at a terminal: one line that is written over, or in a log a line for every ten percent;
 * then the rows that were left out.
 */
export function terminalWatch(out: { write(text: string): unknown; readonly isTTY?: boolean }): ImportWatch {
  let last = '';
  let lastStep = -1;
  return {
    progress({ state, description, progress }) {
      const line = `${String(progress).padStart(3)} %  ${description}`;
      const step = Math.floor(progress / stepPercent);
      if (line === last || (out.isTTY !== true && state === 'running' && step === lastStep)) return;
      out.write(
        out.isTTY === true ? `\r${line.padEnd(last.length)}${state === 'running' ? '' : '\n'}` : `${line}\n`,
      );
      last = line;
      lastStep = step;
    },
    async problems(ask) {
      const { count, rows } = await ask({ size: shownProblems, offset: 0 });
      if (count === 0) return;
      out.write(`\n${count === 1 ? '1 row needs' : `${count} rows need`} a look:\n`);
      for (const { file, row, reason } of rows) {
        out.write(`  ${file}, ${row === 0 ? 'the file' : `row ${row}`}: ${reason}\n`);
      }
      if (count > rows.length) {
        out.write(`  … and ${count - rows.length} more, all of them on the Import page.\n`);
      }
    },
  };
}
