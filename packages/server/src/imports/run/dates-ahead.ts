import { readAhead } from '../csv/csv-platform.ts';
import { DatesInQuestion } from '../csv/date-order.ts';
import { CsvRefused } from '../csv/refused.ts';
import type { DateQuestion } from '../port/records.ts';
import type { ImportFile } from './import-run.ts';

/** What has to be asked about the dates of these files; a file that cannot be read is told by its import. */
export async function questionsAhead(
  files: readonly ImportFile[],
  now: Date,
): Promise<readonly DateQuestion[]> {
  try {
    await readAhead(files, now);
    return [];
  } catch (error) {
    if (error instanceof DatesInQuestion) return error.questions;
    if (error instanceof CsvRefused) return [];
    throw error;
  }
}
