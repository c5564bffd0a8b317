import type { ListsOfImport, PageOf, WireImport } from './lists.ts';
import { problemLine, reportText, withoutMails } from './report.ts';

/** Follows an import, or its check, to its end. */
export type ImportWatch = {
  progress(state: Pick<WireImport, 'state' | 'description' | 'progress'>): void;
  report(end: WireImport, lists: ListsOfImport): Promise<void>;
};

const stepPercent = 10;
const isRunning = (state: WireImport['state']) => state === 'running' || state === 'checking';

type Out = { write(text: string): unknown; readonly isTTY?: boolean };

/**
 * Reports an import's progress: at a terminal one line that is overwritten, in a log a line for every ten percent; then
 * what it has found.
 */
export function terminalWatch(out: Out): ImportWatch {
  let last = '';
  let lastStep = -1;
  return {
    progress({ state, description, progress }) {
      const line = `${String(progress).padStart(3)} %  ${description}`;
      const step = Math.floor(progress / stepPercent);
      if (line === last || (out.isTTY !== true && isRunning(state) && step === lastStep)) return;
      out.write(
        out.isTTY === true ? `\r${line.padEnd(last.length)}${isRunning(state) ? '' : '\n'}` : `${line}\n`,
      );
      last = line;
      lastStep = step;
    },
    async report(end, lists) {
      if (end.problem === null) out.write(`\n${await reportText(end, lists)}\n`);
      else await problemsAlone(out, lists);
    },
  };
}

/** For files that cannot be read, the reason follows. */
async function problemsAlone(out: Out, lists: ListsOfImport): Promise<void> {
  const { rows } = await lists.problems({ size: 50, offset: 0 });
  for (const problem of rows) out.write(`${problemLine(problem)}\n`);
}

const pageSize = 1000;

/** Writes one JSON document at the end: the import and all of its lists, without the text of rows. */
export function jsonWatch(out: Out): ImportWatch {
  return {
    progress: () => undefined,
    async report(end, lists) {
      const findings = await allOf(lists.findings);
      const gaps = await allOf(lists.gaps);
      const problems = (await allOf(lists.problems)).map(({ file, row, reason }) => ({
        file,
        row,
        reason: withoutMails(reason),
      }));
      out.write(`${JSON.stringify({ import: end, findings, gaps, problems }, null, 2)}\n`);
    },
  };
}

async function allOf<T>(list: PageOf<T>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const { count, rows } = await list({ size: pageSize, offset: all.length });
    all.push(...rows);
    if (rows.length === 0 || all.length >= count) return all;
  }
}
