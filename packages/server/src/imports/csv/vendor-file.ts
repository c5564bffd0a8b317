import { Readable } from 'node:stream';
import { defineTexts } from '@consignment/domain/text/texts';
import { rawRows, type RawRow } from './raw-rows.ts';
import { CsvRefused } from './refused.ts';

const texts = defineTexts('CsvVendorFile', {
  tooMany:
    'A file can have up to {most, plural, one {# vendor} other {# vendors}}. Add the vendors in smaller files.',
  noVendors:
    'The file has no vendors. The first row must contain the headings, and each row below it one vendor.',
});

export type VendorFile = { readonly headings: readonly string[]; readonly rows: readonly RawRow[] };

const file = { role: 'vendors', advice: "Save it as 'CSV UTF-8' in your spreadsheet, and choose it again." };

/** The headings and the rows of a file of vendors. Throws CsvRefused for one that is no CSV, and for more rows than `most`. */
export async function readVendorFile(bytes: Buffer, most: number): Promise<VendorFile> {
  let headings: readonly string[] | null = null;
  const rows: RawRow[] = [];
  for await (const row of rawRows(file, Readable.from([bytes]))) {
    if (headings === null) {
      headings = row.cells;
      continue;
    }
    if (row.cells.every((cell) => cell === '')) continue;
    rows.push(row);
    if (rows.length > most) throw new CsvRefused(texts.tooMany({ most }));
  }
  if (rows.length === 0) {
    throw new CsvRefused(texts.noVendors);
  }
  return { headings: headings ?? [], rows };
}
