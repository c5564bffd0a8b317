import { readCsvFile } from './statement-csv-read.ts';
import { readJsonFile, type StatedFile } from './statement-file.ts';
import { readPdfFile, type ReadPdf } from './statement-pdf.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('ReadStatementFile', {
  noStatement:
    'This is not a statement. Statements are PDF, CSV or JSON files that were exported from Consignment.',
});

/** A file of a statement. `seal` is the last line of a PDF, null where it is missing; other kinds have none. */
export type ReadStatement =
  | { readonly is: 'csv' | 'json'; readonly file: StatedFile }
  | { readonly is: 'pdf'; readonly file: StatedFile; readonly seal: ReadPdf['seal'] }
  | { readonly is: 'unreadable'; readonly why: string };

/** '%PDF' */
const pdfStart = [0x25, 0x50, 0x44, 0x46];

/** Reads a statement file by its content; its name does not matter. */
export async function readStatementFile(bytes: Uint8Array<ArrayBuffer>): Promise<ReadStatement> {
  if (pdfStart.every((byte, at) => bytes[at] === byte)) {
    const { attached, seal } = await readPdfFile(bytes);
    return attached.is === 'unreadable' ? attached : { is: 'pdf', file: attached.file, seal };
  }
  const text = utf8(bytes);
  if (text === null) return { is: 'unreadable', why: texts.noStatement };
  const start = text
    .replace(/^\uFEFF/, '')
    .slice(0, 100)
    .trimStart();
  const kind = start.startsWith('{') ? 'json' : start.startsWith('Section') ? 'csv' : null;
  if (kind === null) return { is: 'unreadable', why: texts.noStatement };
  const read = kind === 'json' ? readJsonFile(text) : readCsvFile(text);
  return read.is === 'unreadable' ? read : { is: kind, file: read.file };
}

function utf8(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
