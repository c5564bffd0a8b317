import { readAhead } from '../csv/csv-platform.ts';
import { DatesInQuestion } from '../csv/date-order.ts';
import { CsvRefused } from '../csv/refused.ts';
import type { DateQuestion } from '../port/records.ts';
import type { ImportFile } from './import-run.ts';

/** The questions about the dates of these files. A file that cannot be read has none; its import gives the reason. */
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
