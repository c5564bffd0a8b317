import type { CsvRole } from '../port/records.ts';
import { cellsOf, separators, separatorOf, type Separator } from './file-text.ts';

/*
 * A spreadsheet that expects another separator opens a CSV file with each row in one cell, and saves it so. Each such cell
 * is a row of CSV again.
 */

/** How the rows of a file are cut into cells. */
export type Cut = {
  readonly separator: Separator;
  /** Each row is one cell, which is a row of CSV with commas. */
  readonly isInOneCell: boolean;
};

export function cutOf(role: CsvRole, header: string): Cut {
  const bare = header.replace(/^\uFEFF/, '');
  for (const separator of [';', '\t', ','] as const) {
    const cells = cellsOf(bare, separator);
    const only = onlyCell(cells);
    if (only === null || (cells.length === 1 && only === bare)) continue;
    if (cellsOf(only, ',').length > 1) return { separator, isInOneCell: true };
  }
  return { separator: separatorOf(role, header), isInOneCell: false };
}

/** The one cell of a row that has something in it, where that is the first; else null. */
export function onlyCell([first = '', ...rest]: readonly string[]): string | null {
  return first.trim() !== '' && rest.every((cell) => cell.trim() === '') ? first : null;
}

/** The cells of a row that is in one cell. The spreadsheet has cut it at its own separator, which is put back. */
export function cellsInOne(record: readonly string[], separator: Separator): string[] {
  const end = record.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cellsOf(record.slice(0, end).join(separator), ',');
}

/** True where a row came as one cell although it holds several by any separator. */
export function isUncut(record: readonly string[]): boolean {
  const only = onlyCell(record);
  return only !== null && separators.some((separator) => cellsOf(only, separator).length > 2);
}
