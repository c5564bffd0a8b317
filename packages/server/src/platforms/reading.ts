import type { Cell } from './cells.ts';

/** The files of one import. */
export type FileRole = 'products' | 'orders' | 'refunds';

/** A row that was not taken, and why. `row` as a spreadsheet numbers it. */
export type RowProblem = {
  readonly file: FileRole;
  readonly row: number;
  readonly reason: string;
  readonly excerpt: string;
};

/** What a file gives, one after the other: something read, or rows that were left out with their reasons. */
export type Reading<T> =
  | { readonly is: 'read'; readonly value: T }
  | { readonly is: 'skipped'; readonly rows: number; readonly problems: readonly RowProblem[] };

/** Collects what is wrong with the cells of one row while its values are read. */
export class CellReader {
  readonly #reasons: string[] = [];

  /** The value, or `instead` after noting what is wrong with the cell. */
  take<T>(cell: Cell<T>, instead: T): T {
    if (cell.is === 'ok') return cell.value;
    this.#reasons.push(cell.why);
    return instead;
  }

  refuse(reason: string): null {
    this.#reasons.push(reason);
    return null;
  }

  /** Everything that is wrong, in one line; null when nothing is. */
  get reason(): string | null {
    return this.#reasons.length === 0 ? null : this.#reasons.join(' ');
  }
}
