import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { readCustomerRows, type ReadCustomers } from '@consignment/domain/customer';
import { CsvRefused } from './read-csv.ts';

/** Reads a file of first name, last name, email. Throws CsvRefused when it is no CSV; rows count as a spreadsheet does. */
export function readCustomersCsv(text: string): ReadCustomers {
  try {
    const rows = parse(text, {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
    });
    return readCustomerRows(rows);
  } catch (error) {
    if (error instanceof CsvError) throw new CsvRefused(`The file cannot be read: ${error.message}`);
    throw error;
  }
}
