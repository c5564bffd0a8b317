import type { Cell } from '../port/cells.ts';
import type { RowProblem } from '../port/records.ts';

/** One result of reading a file: a value, or rows that were skipped with their reasons. */
export type Reading<T> =
  | { readonly is: 'read'; readonly value: T }
  | {
      readonly is: 'skipped';
      readonly rows: number;
      readonly problems: readonly RowProblem[];
      /** Of an order, what its first row says of it. */
      readonly order?: { readonly name: string; readonly id: string; readonly currency: string };
    };

/** Collects the errors in the cells of one row while its values are read. */
export class CellReader {
  readonly #reasons: string[] = [];

  /** The value, or `instead` after recording the cell's error. */
  take<T>(cell: Cell<T>, instead: T): T {
    if (cell.is === 'ok') return cell.value;
    this.#reasons.push(cell.why);
    return instead;
  }

  refuse(reason: string): null {
    this.#reasons.push(reason);
    return null;
  }

  /** All errors in one line; null where there are none. */
  get reason(): string | null {
    return this.#reasons.length === 0 ? null : this.#reasons.join(' ');
  }
}
