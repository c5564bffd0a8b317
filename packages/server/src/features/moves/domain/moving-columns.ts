import type { OpenQuestion } from '../../../database/column-types.ts';
import { plainCell, shownCell } from './moving-cells.ts';
import {
  movingFields,
  movingFiles,
  type DateOrder,
  type DecimalMark,
  type MovingField,
  type MovingFile,
  type RateForm,
} from '@consignment/domain/moves/moving-fields';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('MovingColumns', {
  noField: '{field} is not a valid field for this file. Remove it.',
  noColumn: 'No column has been chosen for {field}. Choose the column that contains it.',
  noProduct: 'No column has been chosen for SKU or Product. Choose a column for one of them.',
  notInFile: 'The column {column} is not in this file. Choose another column.',
  twice: 'The column {column} appears twice in this file. Rename one of the two columns in the file.',
  taken: 'The column {column} is already used for {field}. Choose another column.',
  otherFile:
    '{role, select, vendors {This looks like the vendors file. Choose it as the vendors file instead.} payouts {This looks like the payouts file. Choose it as the payouts file instead.} other {This looks like the commissions file. Choose it as the commissions file instead.}}',
});

/*
 * Which column of a file of the former app fills which field. Columns are named by their headers; case, and spaces around them, do not
 * count.
 */

/** How a file is read. Null where nothing in the file asks for it, or where it is still to be answered. */
export type MovingMapping = {
  /** The header of each field that the file has, by the field's name. */
  readonly columns: Readonly<Record<string, string>>;
  readonly dateOrder: DateOrder | null;
  readonly decimalMark: DecimalMark | null;
  readonly rateForm: RateForm | null;
};

/** The formats that are read without a question. */
export type MovingFormat = 'consignment';

export type GuessedMapping = {
  /** Null where the columns were guessed by the words of their headers, which a person should look at. */
  readonly format: MovingFormat | null;
  readonly mapping: MovingMapping;
  /** The names of needed fields that no header fits. */
  readonly missing: readonly string[];
};

/** Headers that only our own exports have all of. */
const ownHeaders = {
  vendors: ['vendor', 'contact name', 'due', 'available', 'paid', 'earned'],
  commissions: ['vendor', 'product', 'earned', 'pending', 'running total', 'commission %', 'commission type'],
  payouts: ['invoice #', 'date', 'vendor', 'amount', 'additional pay', 'status', 'fee borne by'],
} satisfies Record<MovingFile, string[]>;

/** The mapping that a file's header suggests. */
export function guessMapping(file: MovingFile, headers: readonly string[]): GuessedMapping {
  const found = new Set(headers.map(comparableHeader));
  const isOwn = ownHeaders[file].every((header) => found.has(header));
  const columns: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { name, header } of fits(file, headers)) {
    const key = comparableHeader(header);
    if (taken.has(key) || columns[name] !== undefined) continue;
    columns[name] = header;
    taken.add(key);
  }
  return {
    format: isOwn ? 'consignment' : null,
    mapping: {
      columns,
      dateOrder: isOwn && file !== 'vendors' ? 'year_first' : null,
      // Our own exports have points, or commas for a person who chose so.
      decimalMark: null,
      rateForm: isOwn && file !== 'payouts' ? 'percent' : null,
    },
    missing: movingFields(file).flatMap(({ name, isNeeded }) =>
      isNeeded && columns[name] === undefined ? [name] : [],
    ),
  };
}

/** Fields with headers that mean them, the surest first; where two are as sure, needed fields come first. */
function fits(file: MovingFile, headers: readonly string[]): { name: string; header: string }[] {
  const found = movingFields(file).flatMap(({ name, isNeeded, headers: meant }) =>
    headers.flatMap((header) => {
      const sureness = meant.indexOf(comparableHeader(header));
      return sureness === -1 ? [] : [{ name, header, order: sureness * 2 + (isNeeded ? 0 : 1) }];
    }),
  );
  return found.toSorted((one, other) => one.order - other.order);
}

/** The file that a header is most likely of; null where it fits none. */
export function guessFile(headers: readonly string[]): MovingFile | null {
  const guessed = movingFiles.map((file) => ({ file, ...guessMapping(file, headers) }));
  const own = guessed.find(({ format }) => format !== null);
  // The files of lines and of payouts have vendors too, so the file with the most fields counts, and only if it is whole.
  const [most] = guessed.toSorted((one, other) => fieldsIn(other) - fieldsIn(one));
  return own?.file ?? (most?.missing.length === 0 ? most.file : null);
}

function fieldsIn({ mapping }: GuessedMapping): number {
  return Object.keys(mapping.columns).length;
}

/** `field` is null for a fault of the file itself. `why` gives the fault and the remedy. */
export type MappingFault = { readonly field: string | null; readonly why: string };

/** The faults of a mapping for a file with this header; empty where the file can be read by it. */
export function mappingFaults(
  file: MovingFile,
  { columns }: MovingMapping,
  headers: readonly string[],
): MappingFault[] {
  const fields = movingFields(file);
  const faults: MappingFault[] = [];
  const usedBy = new Map<string, MovingField>();
  const counts = Map.groupBy(headers, comparableHeader);
  for (const name of Object.keys(columns)) {
    if (!fields.some((field) => field.name === name))
      faults.push({ field: name, why: texts.noField({ field: shownCell(name) }) });
  }
  for (const field of fields) {
    const header = columns[field.name];
    if (header === undefined) {
      if (field.isNeeded)
        faults.push({
          field: field.name,
          why: texts.noColumn({ field: field.label }),
        });
      continue;
    }
    const key = comparableHeader(header);
    const places = counts.get(key)?.length ?? 0;
    const other = usedBy.get(key);
    const column = shownCell(header);
    if (places === 0) faults.push({ field: field.name, why: texts.notInFile({ column }) });
    else if (places > 1)
      faults.push({
        field: field.name,
        why: texts.twice({ column }),
      });
    else if (other !== undefined)
      faults.push({ field: field.name, why: texts.taken({ column, field: other.label }) });
    usedBy.set(key, field);
  }
  const likely = faults.length > 0 ? guessFile(headers) : null;
  if (likely !== null && likely !== file)
    faults.unshift({ field: null, why: texts.otherFile({ role: likely }) });
  if (file === 'commissions' && columns['sku'] === undefined && columns['title'] === undefined)
    faults.push({ field: 'sku', why: texts.noProduct });
  return faults;
}

/** A header without case and without spaces around it. */
export function comparableHeader(header: string): string {
  return plainCell(header).toLowerCase();
}

/** The form of a file's cells, decided once all were noted. */
export type MoveFileForm = {
  readonly dateOrder: DateOrder | null;
  readonly decimalMark: DecimalMark | null;
  readonly rateForm: RateForm | null;
  readonly open: readonly OpenQuestion[];
  /** Cells that contradict each other, or the mapping's answer; a sentence each. */
  readonly faults: readonly string[];
};
