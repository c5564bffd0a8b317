import { hasEmailCell, readCustomerRows, type ReadCustomers } from '@consignment/domain/shop/customer';
import { defineTexts } from '@consignment/domain/text/texts';
import { cutRows } from './cut-rows.ts';
import { separators, type Separator } from './file-text.ts';
import { CsvRefused } from './refused.ts';

const texts = defineTexts('CsvCustomers', {
  otherSeparator:
    'The columns in this file are separated by characters other than commas, semicolons or tabs. Save the file as CSV and choose it again.',
});

/**
 * Reads a file of first name, last name, email, separated by commas, semicolons or tabs. Throws CsvRefused for
 * another kind of file; rows are numbered as a spreadsheet does.
 */
export function readCustomersCsv(text: string): ReadCustomers {
  // The separator that puts an email, or its header, in the third cell of the first row that is not empty.
  const right = separators.find((separator) => {
    const first = rowsOf(text, separator, 20)?.find((row) => row.some((cell) => cell.trim() !== ''));
    return first !== undefined && hasEmailCell(first);
  });
  const rows = cutRows(text, right ?? ',', undefined);
  const isOneCell = rows.length > 0 && rows.every((row) => row.length === 1);
  if (right === undefined && isOneCell && rows.some(([cell = '']) => /[|:^~].*@/.test(cell))) {
    throw new CsvRefused(texts.otherSeparator);
  }
  return readCustomerRows(rows);
}

function rowsOf(text: string, separator: Separator, most: number): string[][] | null {
  try {
    return cutRows(text, separator, most);
  } catch (error) {
    if (error instanceof CsvRefused) return null;
    throw error;
  }
}
