import { movingReader, leftOutText, type LeftOut, type MovingRows } from './domain/moving-rows.ts';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import type { MovingMapping } from './domain/moving-columns.ts';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { Tx } from '../../database/database.ts';
import { rawRows, type RawRow } from '../../imports/csv/raw-rows.ts';
import { CsvRefused } from '../../imports/csv/refused.ts';
import { streamOfFile, type MoveFileRow } from './queries/move-files.ts';
import {
  stageCommissions,
  stagePayouts,
  stageProblems,
  stageVendors,
  type Numbered,
  type StagedProblem,
} from './queries/move-staging.ts';
import type { MoveOf } from './queries/moves.ts';

export const moveFileAdvice = "Save it as 'CSV UTF-8', and send it again.";

/** The reason for the owner where an error is that a file cannot be read; null for any other. */
export function unreadableBecause(error: unknown): string | null {
  return error instanceof CsvRefused ? error.message : null;
}

/** How the form of a file is read, as the domain has it. */
export function mappingOf(
  file: Pick<MoveFileRow, 'columns' | 'date_order' | 'decimal_mark' | 'rate_form'>,
): MovingMapping {
  return {
    columns: file.columns,
    dateOrder: file.date_order,
    decimalMark: file.decimal_mark,
    rateForm: file.rate_form,
  };
}

type Given = { readonly currency: CurrencyCode; readonly timeZone: string; readonly today: string };

/** A batch of a file, to be staged in one transaction; `last` is the number of its last row. */
export type FileBatch = { readonly last: number; readonly stage: (tx: Tx, of: MoveOf) => Promise<void> };

const stagers: {
  [File in MovingFile]: (tx: Tx, of: MoveOf, rows: Numbered<MovingRows[File]>[]) => Promise<void>;
} = {
  vendors: stageVendors,
  payouts: stagePayouts,
  commissions: stageCommissions,
};

/** The rows of a file after one, in batches of `size()`; memory does not grow with the file. */
export async function* batchesOfFile(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  file: MoveFileRow,
  given: Given,
  { after, size }: { readonly after: number; readonly size: () => number },
): AsyncGenerator<FileBatch> {
  // The header is row 1, so this is its last row.
  if (after > file.row_count) return;
  const input = streamOfFile(read, file.shop_id, file.id);
  const reader = reading(file, given);
  let held: RawRow[] = [];
  for await (const row of rawRows({ role: file.role, advice: moveFileAdvice }, input)) {
    if (row.number <= Math.max(1, after)) {
      reader.pass(row);
      continue;
    }
    // The last rows go with the end of the file, which comes once.
    if (held.length > 0 && held.length >= size()) {
      yield reader.batch(held);
      held = [];
    }
    held.push(row);
  }
  const last = held.at(-1)?.number ?? after;
  const rest = held.length === 0 ? null : reader.batch(held);
  yield {
    last: Math.max(last, file.row_count + 1),
    async stage(tx, of) {
      await rest?.stage(tx, of);
      await stageProblems(tx, of, reader.leftOut());
    },
  };
}

function reading(
  file: MoveFileRow,
  given: Given,
): {
  /** Counts a row that was staged before. */
  readonly pass: (row: RawRow) => void;
  readonly batch: (rows: readonly RawRow[]) => FileBatch;
  readonly leftOut: () => StagedProblem[];
} {
  const { role } = file;
  const read = movingReader(role, mappingOf(file), file.headers, given);
  // The compiler does not see that a file and its rows go together.
  const stageRows = stagers[role] as (
    tx: Tx,
    of: MoveOf,
    rows: Numbered<MovingRows[MovingFile]>[],
  ) => Promise<void>;
  const left = new Map<LeftOut, number>();
  const take = ({
    number,
    cells,
    problem,
  }: RawRow): { row?: Numbered<MovingRows[MovingFile]>; problems: StagedProblem[] } => {
    const excerpt = excerptOf(cells);
    const problemOf = (column: string, reason: string): StagedProblem => ({
      file: role,
      row_number: number,
      column_name: column === '' ? null : column,
      reason,
      excerpt,
    });
    if (problem !== null)
      return {
        problems: [problemOf('', `${problem} Put quotation marks around its cells, or export it again.`)],
      };
    const found = read(cells);
    if (found.is === 'row') return { row: { number, row: found.row }, problems: [] };
    if (found.is === 'refused')
      return {
        problems: found.faults.map(({ column, why, todo }) => problemOf(column, `${why} ${todo}`.trim())),
      };
    left.set(found.why, (left.get(found.why) ?? 0) + 1);
    return { problems: [] };
  };
  return {
    pass(row) {
      if (row.number > 1) take(row);
    },
    batch(rows) {
      const taken = rows.map(take);
      const good = taken.flatMap(({ row }) => (row === undefined ? [] : [row]));
      return {
        last: rows.at(-1)?.number ?? 0,
        async stage(tx, of) {
          await stageRows(tx, of, good);
          await stageProblems(
            tx,
            of,
            taken.flatMap(({ problems }) => problems),
          );
        },
      };
    },
    leftOut: () =>
      [...left]
        .filter(([reason]) => reason !== 'empty')
        .map(([reason, count]) => ({
          file: role,
          row_number: 0,
          column_name: null,
          reason: `${count === 1 ? 'One row is' : `${count} rows are`} left out: ${leftOutText(reason)}.`,
          excerpt: '',
        })),
  };
}

function excerptOf(cells: readonly string[]): string {
  const text = cells.join(',').slice(0, 400).replaceAll('\0', ' ').replace(/\s+/g, ' ');
  return text.length > 160 ? `${text.slice(0, 159).toWellFormed()}…` : text.toWellFormed();
}
