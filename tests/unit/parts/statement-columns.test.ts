import { describe, expect, it } from 'vitest';
import {
  guessedColumns,
  columnsFromDraft,
  statementHead,
} from '../../../packages/components/src/screens/merchant/pay-runs/statement-columns.ts';

describe('the head of a statement as CSV', () => {
  it.each([
    ['Date,Amount,Details\n2026-12-01,-1.00,x', ',', ['Date', 'Amount', 'Details']],
    ['Datum;Betrag;Text\r\n01.12.2026;-1,00;x', ';', ['Datum', 'Betrag', 'Text']],
    ['Date\tAmount\n01/12/2026\t-1.00', '\t', ['Date', 'Amount']],
    ['\uFEFF"Date","Amount, GBP"\n', ',', ['Date', 'Amount, GBP']],
  ])('of %j is separated by %j', (text, separator, titles) => {
    expect(statementHead(text)).toMatchObject({ separator, titles });
  });

  it('keeps an empty column at its place', () => {
    expect(statementHead('Date,,Amount\n').titles).toEqual(['Date', '', 'Amount']);
  });
});

describe('the columns of a statement', () => {
  it('are guessed by the usual titles and the first entry', () => {
    const head = statementHead('Datum;Betrag;Text\n01.12.2026;-1,00;po-1');
    expect(columnsFromDraft(guessedColumns(head), head)).toEqual({
      separator: ';',
      decimal: ',',
      date: 'DD.MM.YYYY',
      header_rows: 1,
      date_column: 1,
      amount: { column: 2 },
      text_columns: [3],
    });
  });

  it('are two where money out and money in have their own', () => {
    const head = statementHead('Date,Details,Paid out,Paid in\n30/11/2026,po-1,1.00,');
    expect(columnsFromDraft(guessedColumns(head), head)).toMatchObject({
      date: 'DD/MM/YYYY',
      amount: { out: 3, in: 4 },
    });
  });

  it('leave a day open that can be read in two ways', () => {
    expect(guessedColumns(statementHead('Date,Amount\n01/12/2026,-1.00')).date).toBe('');
    expect(guessedColumns(statementHead('Date,Amount\n12/30/2026,-1.00')).date).toBe('MM/DD/YYYY');
  });
});
