import { RequestFailed } from '@consignment/client/problem';
import { csvFileText, csvTooLarge } from '@consignment/domain/text/csv-file-text';

/** The text of a person's file. Throws RequestFailed for one that cannot be read. */
export async function csvOf(file: File): Promise<string> {
  const read = csvTooLarge(file.size) ?? csvFileText(await file.arrayBuffer());
  if (read.is === 'read') return read.text;
  const { detail } = read;
  throw new RequestFailed({
    status: null,
    code: 'cancelled',
    detail,
    errors: [{ detail, code: 'cancelled' }],
  });
}
