import { createReadStream } from 'node:fs';
import type { FileColumns, FileRole } from '../port/records.ts';
import { columnMeanings } from './column-meanings.ts';
import { columnsIn } from './columns.ts';
import { readCsv } from './read-csv.ts';

/** The meaning that each column of a file is taken for. Throws CsvRefused for a file of another kind than stated. */
export async function columnsOfFile(role: FileRole, path: string): Promise<FileColumns> {
  let header: readonly string[] = [];
  const input = createReadStream(path);
  for await (const row of readCsv(role, input, undefined, (found) => (header = found))) {
    if (row.number > 1) break;
  }
  const { read, ignored, missing } = columnsIn(role, header);
  const meanings = columnMeanings[role];
  return {
    read: read.map((one) => ({
      header: one.header,
      taken_for: meanings[one.column]?.takenFor ?? one.column,
    })),
    ignored,
    missing: missing.flatMap((column) => {
      const without = meanings[column]?.without;
      return without === undefined ? [] : [{ header: column, without }];
    }),
  };
}
