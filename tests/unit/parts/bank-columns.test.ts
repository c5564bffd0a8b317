import { describe, expect, it } from 'vitest';
import {
  columnNames,
  columnsDraft,
  columnsOf,
  bankColumnsSchema,
  exampleLines,
} from '../../../packages/components/src/screens/merchant/settings/pay-runs/bank-columns.ts';

describe('the columns of a bank’s own file', () => {
  const draft = columnsDraft(null);
  const names = columnNames(draft);

  it('begin with a set that the schema takes', () => {
    expect(bankColumnsSchema(names).safeParse(draft).success).toBe(true);
  });

  it('come back as they were saved', () => {
    const saved = columnsOf(draft, names);
    const again = columnsDraft(saved);
    expect(columnsOf(again, columnNames(again))).toEqual(saved);
  });

  it('are refused without a reference, and with a title that is used twice', () => {
    const left = names.filter((name) => draft.rows[name]?.field !== 'reference');
    const twice = {
      ...draft,
      rows: { ...draft.rows, column1: { title: 'Name', field: 'branch', text: '' } },
    };
    const faults = bankColumnsSchema(left)
      .safeParse(draft)
      .error?.issues.map(({ message }) => message);
    expect(faults).toEqual(['Choose the column for the reference, which is used to match the statement.']);
    expect(bankColumnsSchema(names).safeParse(twice).error?.issues[0]?.message).toBe(
      'Two columns have the title “Name”.',
    );
  });

  it('quote what has the separator in it', () => {
    const lines = exampleLines({
      separator: ',',
      decimal: ',',
      date: 'DDMMYYYY',
      has_header: false,
      columns: [
        { title: 'A', field: 'amount', text: '' },
        { title: 'D', field: 'date', text: '' },
        { title: 'F', field: 'fixed', text: 'say "hello"' },
      ],
    });
    expect(lines).toEqual(['"214,80",30112026,"say ""hello"""']);
  });
});
