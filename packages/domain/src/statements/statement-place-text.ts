import type { StatementSums } from './statement.ts';
import type { EntryField, NoteField } from './statement-document.ts';
import type { ChangedPlace } from './statement-places.ts';

const sumWords: Readonly<Record<keyof StatementSums, string>> = {
  opening: 'Opening balance',
  earned: 'Earned',
  adjustments: 'Adjustments',
  custom_items: 'Custom items',
  additional_pay: 'Additional pay',
  payouts: 'Payouts',
  closing: 'Closing balance',
};

const headWords = new Map([
  ['check_at', 'Address of the check'],
  ['closing', sumWords.closing],
  ['currency', 'Currency'],
  ['first_day', 'First day'],
  ['format', 'Format'],
  ['issued_at', 'Time of issue'],
  ['last_day', 'Last day'],
  ['notes', 'Notes'],
  ['number', 'Number of the statement'],
  ['opening', sumWords.opening],
  ['payee', 'Vendor or sales rep'],
  ['previous', 'Statement before'],
  ['shop', 'Shop'],
  ['sums', 'Sums'],
  ['time_zone', 'Time zone'],
  ['version', 'Version of the format'],
]);

const entryWords: Readonly<Record<EntryField, string>> = {
  amount: 'amount',
  date: 'date',
  earned: 'earned',
  invoice: 'invoice number',
  item: 'item',
  order: 'order',
  price: 'price',
  quantity: 'quantity',
  rate: 'rate',
  reason: 'reason',
  returned: 'returned',
  rule: 'rule',
  section: 'section',
  sku: 'SKU',
  title: 'product',
};

const noteWords: Readonly<Record<NoteField, string>> = {
  date: 'date',
  item: 'item',
  order: 'order',
  text: 'text',
  title: 'product',
};

/** Where a file was changed, in a sentence. */
export function placeInStatementText(place: ChangedPlace): string {
  switch (place.is) {
    case 'head':
      return `${headWords.get(place.field) ?? place.field}: ${foundText(place.found)}`;
    case 'entry':
      return `Entry ${entryText(place)}, ${entryWords[place.field]}: ${foundText(place.found)}`;
    case 'note':
      return `Note ${entryText(place)}, ${noteWords[place.field]}: ${foundText(place.found)}`;
    case 'entry_sum':
      return `Entry ${entryText(place)}: its amount is ${place.stated}, and earned less returned makes ${place.sum}.`;
    case 'sum':
      return `${sumWords[place.of]}: the statement says ${place.stated}, and ${partsOf(place.of)} ${place.sum}.`;
    case 'cell':
      return `Row ${place.row}, ${place.column}: the file says ${quoted(place.found)}, and was issued with ${quoted(place.expected)}.`;
    default:
      return plainText[place.is];
  }
}

const plainText = {
  checks: 'Check digits of the fields were changed. The fields are as they were issued.',
  hash: 'The hash that stands in the file was changed. The statement is as it was issued.',
  signature: 'The signature is not one of this statement.',
  pages: 'The printed pages, or other parts of the PDF. The data attached to it is as it was issued.',
  saved_again:
    'Another program has saved the PDF again, so its pages are not proven any more. The data attached to it is as it was issued.',
  form: 'The form of the file. Another program may have saved it again; the data in it is as it was issued.',
  unfound:
    'The place cannot be found: entries were moved or dropped, or the check digits were adapted to the change.',
} satisfies Record<
  Exclude<ChangedPlace['is'], 'head' | 'entry' | 'note' | 'entry_sum' | 'sum' | 'cell'>,
  string
>;

function entryText({ position, name }: { readonly position: number; readonly name: string }): string {
  return name === '' ? String(position) : `${position} (${name})`;
}

function foundText(found: string | null): string {
  return found === null
    ? 'the file has none, and one was issued.'
    : `the file says ${quoted(found)}, which is not what was issued.`;
}

function partsOf(of: keyof StatementSums): string {
  return of === 'closing' ? 'its sums make' : 'its entries make';
}

function quoted(text: string): string {
  return text === '' ? 'nothing' : `“${text}”`;
}
