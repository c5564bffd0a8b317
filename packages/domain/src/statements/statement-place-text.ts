import { defineTexts } from '../text/texts.ts';
import type { StatementSums } from './statement.ts';
import type { EntryField, NoteField } from './statement-document.ts';
import type { ChangedPlace } from './statement-places.ts';

const sumTexts = defineTexts('SumStatementPlaceText', {
  additional_pay: 'Additional pay',
  adjustments: 'Adjustments',
  closing: 'Closing balance',
  custom_items: 'Custom items',
  earned: 'Earned',
  opening: 'Opening balance',
  payouts: 'Payouts',
} satisfies Record<keyof StatementSums, string>);

const headTexts = defineTexts('HeadStatementPlaceText', {
  check_at: 'Verification address',
  closing: 'Closing balance',
  currency: 'Currency',
  first_day: 'First day',
  format: 'Format',
  issued_at: 'Time of issue',
  last_day: 'Last day',
  notes: 'Notes',
  number: 'Statement number',
  opening: 'Opening balance',
  payee: 'Vendor or sales rep',
  previous: 'Previous statement',
  shop: 'Shop',
  sums: 'Sums',
  time_zone: 'Time zone',
  version: 'Format version',
});

const entryTexts = defineTexts('EntryStatementPlaceText', {
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
} satisfies Record<EntryField, string>);

const noteTexts = defineTexts('NoteStatementPlaceText', {
  date: 'date',
  item: 'item',
  order: 'order',
  text: 'text',
  title: 'product',
} satisfies Record<NoteField, string>);

const wholeTexts = defineTexts('WholeStatementPlaceText', {
  checks:
    'The check digits for some fields were changed, but the fields themselves have not been altered since they were issued.',
  form: 'The file’s formatting was changed. Another program may have saved the file again, but its data has not been altered since it was issued.',
  hash: 'The hash in the file was changed, but the statement itself has not been altered since it was issued.',
  pages:
    'The printed pages or other parts of the PDF were changed, but the data attached to the PDF has not been altered since it was issued.',
  saved_again:
    'Another program has saved the PDF again, so its pages can no longer be verified. The data attached to the PDF has not been altered since it was issued.',
  signature: 'The signature does not belong to this statement.',
  unfound:
    'We can’t find where the file was changed: entries were moved or removed, or the check digits were changed to match.',
});

const texts = defineTexts('StatementPlaceText', {
  cell: 'Row {row}, {column}: the file says {found}, but was issued with {expected}.',
  closing: '{sum}: the statement says {stated}, but its sums come to {made}.',
  entry: 'Entry {entry}, {field}',
  entrySum: 'Entry {entry}: its amount is {stated}, but earned less returned comes to {made}.',
  missing: '{place}: this was issued, but is missing from the file.',
  note: 'Note {note}, {field}',
  nothing: 'nothing',
  other: '{place}: the file says {found}, which is not what was issued.',
  sum: '{sum}: the statement says {stated}, but its entries come to {made}.',
});

/** Where a file was changed, in a sentence. */
export function placeInStatementText(place: ChangedPlace): string {
  switch (place.is) {
    case 'head':
      return foundText(headText(place.field), place.found);
    case 'entry':
      return foundText(texts.entry({ entry: entryText(place), field: entryTexts[place.field] }), place.found);
    case 'note':
      return foundText(texts.note({ note: entryText(place), field: noteTexts[place.field] }), place.found);
    case 'entry_sum':
      return texts.entrySum({ entry: entryText(place), stated: place.stated, made: place.sum });
    case 'sum': {
      const differs = { sum: sumTexts[place.of], stated: place.stated, made: place.sum };
      return place.of === 'closing' ? texts.closing(differs) : texts.sum(differs);
    }
    case 'cell':
      return texts.cell({
        row: place.row,
        column: place.column,
        found: quoted(place.found),
        expected: quoted(place.expected),
      });
    default:
      return wholeTexts[place.is];
  }
}

/** A file can have any field in its head. */
function headText(field: string): string {
  return isHeadField(field) ? headTexts[field] : field;
}

function isHeadField(field: string): field is keyof typeof headTexts {
  return Object.hasOwn(headTexts, field);
}

function entryText({ position, name }: { readonly position: number; readonly name: string }): string {
  return name === '' ? String(position) : `${position} (${name})`;
}

function foundText(place: string, found: string | null): string {
  return found === null ? texts.missing({ place }) : texts.other({ place, found: quoted(found) });
}

function quoted(text: string): string {
  return text === '' ? texts.nothing : `“${text}”`;
}
