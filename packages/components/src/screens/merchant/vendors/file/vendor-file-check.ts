import type { VendorFileField } from '@consignment/domain/vendor-files/vendor-file';
import type { Problem } from '../../../../primitives/feedback/outcome.ts';

/** The effect that adding a file would have. */
export type VendorFileCheck = {
  columns: readonly { heading: string; example: string; field: VendorFileField | null }[];
  rows: number;
  added: readonly { row: number; name: string; email: string }[];
  /** Vendors that the shop has, with the fields that are empty there. */
  filled: readonly { row: number; id: number; name: string; fields: readonly VendorFileField[] }[];
  /** Vendors that the shop has with all that the file adds. */
  unchanged: number;
  /** The first of them; `column` is a heading. */
  problems: readonly { row: number; column: string | null; detail: string }[];
  /** How many rows are left out. */
  problem_rows: number;
};

/** The meaning of each column, in the order of the file. */
export type VendorFileColumnChoice = readonly (VendorFileField | null)[];

export type VendorFileOutcome =
  { is: 'checked'; check: VendorFileCheck } | { is: 'refused'; problem: Problem };

export type VendorFileAdded =
  { is: 'added'; added: number; filled: number } | { is: 'refused'; problem: Problem };
