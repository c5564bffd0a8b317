import { csvDateForms, type CsvDateForm } from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('BankCsvChoices', {
  point: 'A point: 214.80',
  comma: 'A comma: 214,80',
});

/* How a bank writes days and amounts as CSV, to choose from: in the files that it takes and in the statements that it gives. */

/** November 30, 2026, as each of the forms writes it: '2026-11-30', '30/11/2026'. */
export function dayIn(form: CsvDateForm): string {
  return form.replace('YYYY', '2026').replace('MM', '11').replace('DD', '30');
}

export const dateForms = csvDateForms.map((value) => ({ value, label: dayIn(value) }));

export const decimals = [
  {
    value: '.',
    get label() {
      return texts.point;
    },
  },
  {
    value: ',',
    get label() {
      return texts.comma;
    },
  },
];
