import {
  guessMapping,
  mappingFaults,
  comparableHeader,
  type MovingMapping,
} from './domain/moving-columns.ts';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import { notesOfForm } from './domain/moving-form.ts';
import { dayAt } from '@consignment/domain/time/zone';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { refuse } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import type { MoveMapping } from '../../database/column-types.ts';
import { rawRows } from '../../imports/csv/raw-rows.ts';
import { CsvRefused } from '../../imports/csv/refused.ts';
import { moveFileAdvice } from './move-files.ts';
import { streamOfFile, type FileForm, type FileRead, type MoveProfileRow } from './queries/move-files.ts';

/* How a file of the former app is read: its columns, and the form of its dates, amounts and rates. */

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type FileOf = { readonly shopId: number; readonly fileId: number; readonly role: MovingFile };
export type FormGiven = { readonly currency: CurrencyCode; readonly timeZone: string; readonly now: Date };

const rowsShown = 5;
const longestCell = 200;

/** The header, first rows and number of rows. Throws a Refusal (422) for a file that is no CSV. */
export async function readHead(
  read: Read,
  { shopId, fileId, role }: FileOf,
): Promise<Pick<FileRead, 'headers' | 'sample' | 'row_count'>> {
  let headers: readonly string[] = [];
  const sample: string[][] = [];
  let last = 0;
  await eachRow(read, { shopId, fileId, role }, ({ number, cells }) => {
    const shown = cells.map((cell) => cell.replaceAll('\0', ' ').slice(0, longestCell).toWellFormed());
    if (number === 1) headers = shown;
    else if (sample.length < rowsShown) sample.push(shown);
    last = number;
  });
  return { headers, sample, row_count: Math.max(0, last - 1) };
}

async function eachRow(
  read: Read,
  { shopId, fileId, role }: FileOf,
  take: (row: { readonly number: number; readonly cells: readonly string[] }) => void,
): Promise<void> {
  try {
    const rows = rawRows({ role, advice: moveFileAdvice }, streamOfFile(read, shopId, fileId));
    for await (const row of rows) take(row);
  } catch (error) {
    if (error instanceof CsvRefused) throw refuse(422, 'invalid_value', error.message);
    throw error;
  }
}

/** The form that a file is read by where no person has said anything: of its format, else of a profile, else guessed. */
export function firstForm(
  role: MovingFile,
  headers: readonly string[],
  profiles: readonly MoveProfileRow[],
): Pick<FileForm, 'format' | 'profile'> & { readonly mapping: MovingMapping } {
  const guessed = guessMapping(role, headers);
  if (guessed.format !== null) return { format: guessed.format, profile: null, mapping: guessed.mapping };
  for (const { name, files } of profiles) {
    const own = files.find((file) => file.role === role);
    if (own === undefined) continue;
    const mapping = mappingFrom(own, headers);
    if (mappingFaults(role, mapping, headers).length === 0) return { format: null, profile: name, mapping };
  }
  return { format: null, profile: null, mapping: guessed.mapping };
}

/** The mapping of a profile, as far as a file has its headers. */
export function mappingFrom(saved: MoveMapping, headers: readonly string[]): MovingMapping {
  const known = new Set(headers.map(comparableHeader));
  const columns = Object.entries(saved.columns).filter(([, header]) => known.has(comparableHeader(header)));
  return {
    columns: Object.fromEntries(columns),
    dateOrder: saved.date_order,
    decimalMark: saved.decimal_mark,
    rateForm: saved.rate_form,
  };
}

/** Reads a file and finds which parts of its form its cells decide, and which they leave open. */
export async function formOf(
  read: Read,
  of: FileOf,
  headers: readonly string[],
  { format, profile, mapping }: ReturnType<typeof firstForm>,
  given: FormGiven,
): Promise<FileForm> {
  const today = dayAt(given.now, given.timeZone);
  const notes = notesOfForm(of.role, mapping, headers, { ...given, today });
  await eachRow(read, of, ({ number, cells }) => {
    if (number > 1) notes.note(number, cells);
  });
  const form = notes.decide();
  return {
    format,
    profile,
    columns: mapping.columns,
    date_order: form.dateOrder,
    decimal_mark: form.decimalMark,
    rate_form: form.rateForm,
    questions: form.open,
    faults: form.faults,
  };
}

/** Throws a Refusal (422) for columns that the file does not have, or that no field is. Missing ones may come later. */
export function requireColumns(role: MovingFile, mapping: MovingMapping, headers: readonly string[]): void {
  const fault = mappingFaults(role, mapping, headers).find(
    ({ field }) => field !== null && mapping.columns[field] !== undefined,
  );
  if (fault === undefined) return;
  throw refuse(422, 'invalid_value', fault.why, { pointer: `/columns/${fault.field ?? ''}` });
}
