import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Separator } from './file-text.ts';
import { CsvRefused } from './refused.ts';

const texts = defineTexts('CutRows', {
  unreadable: 'The file cannot be read: {why}',
});

/** The cells of a short file, of its first `most` rows alone where that is given. Throws CsvRefused for a file that cannot be read. */
export function cutRows(text: string, separator: Separator, most: number | undefined): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      ...(most === undefined ? {} : { to: most }),
    });
  } catch (error) {
    if (error instanceof CsvError) throw new CsvRefused(texts.unreadable({ why: error.message }));
    throw error;
  }
}
