import { defineTexts } from '@consignment/domain/text/texts';
import { statementFault, statementHead, type StatementHead } from './statement-columns.ts';

const texts = defineTexts('BankUpload', {
  zipTooLarge: 'This ZIP file is larger than 1 MB. Unzip it and add the files one by one.',
  unreadable: 'Nothing in this file can be read.',
});

/** A file of the bank as it is sent: its text, or a ZIP in base64. */
export type BankUpload = { text: string } | { zip: string };

/** `head` is of a CSV, and `error` says why the file cannot be sent. */
export type ReadUpload = { upload: BankUpload; head: StatementHead | null; error: string | null };

/** The names that banks' files end with. */
export const bankFileEnds = ['.xml', '.csv', '.zip', '.ach', '.txt'];

const largestZip = 1024 * 1024;

/** Reads a file that a person has chosen. */
export async function readUpload(file: File): Promise<ReadUpload> {
  const name = file.name.toLowerCase();
  if (name.endsWith('.zip')) {
    if (file.size > largestZip) {
      return {
        upload: { zip: '' },
        head: null,
        error: texts.zipTooLarge,
      };
    }
    const zip = await base64Of(file);
    return { upload: { zip }, head: null, error: zip === '' ? texts.unreadable : null };
  }
  const text = await file.text().catch(() => '');
  const head = name.endsWith('.csv') ? statementHead(text) : null;
  return { upload: { text }, head, error: statementFault(text, head) };
}

/** '' where it cannot be read. */
async function base64Of(file: File): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    const { result } = reader;
    resolve(typeof result === 'string' ? (result.split(',')[1] ?? '') : '');
  });
  reader.addEventListener('error', () => resolve(''));
  reader.readAsDataURL(file);
  return promise;
}
