import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { fits } from './columns.ts';
import type { FileRole } from '../port/records.ts';
import { CsvRefused } from './refused.ts';

/*
 * Encoding and separator of a file. Shopify writes UTF-8 and commas; a spreadsheet that saves the file again may
 * write UTF-16, and semicolons or tabs.
 */

export type Separator = ',' | ';' | '\t';

export const separators = [',', ';', '\t'] as const;

/** The way to a file that is always valid. */
const plainFile = "Choose 'Plain CSV file' in Shopify's export";

/**
 * The file's text as UTF-8, whatever its encoding, and its end. Throws CsvRefused for a file that is not text, rather
 * than accept names with broken characters.
 */
export async function* utf8Of(
  role: FileRole,
  input: Readable,
  onBytes: (bytes: number) => void,
  ending: { isWhole: boolean },
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let bytes = 0;
  const state: { decoder: TextDecoder | null } = { decoder: null };
  const decoded = (chunk: Buffer, isLast: boolean): Buffer => {
    const decoder = (state.decoder ??= new TextDecoder(encodingOf(role, chunk), {
      fatal: true,
      ignoreBOM: true,
    }));
    const text = textOf(role, () => decoder.decode(chunk, { stream: !isLast }));
    const last = text.at(-1);
    if (last !== undefined) ending.isWhole = last === '\n' || last === '\r';
    return decoder.encoding === 'utf-8' ? chunk : Buffer.from(text);
  };
  for await (const chunk of input as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    onBytes(bytes);
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // The first bytes show the encoding.
    if (state.decoder === null && held.length < firstBytes) continue;
    yield decoded(held, false);
    held = Buffer.alloc(0);
  }
  yield decoded(held, true);
}

const firstBytes = 4;

function textOf(role: FileRole, decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new CsvRefused(`The ${role} file is not UTF-8 text. ${plainFile}, ${orSaveIt}`);
  }
}

const orSaveIt = "or save it as 'CSV UTF-8', and import it again.";

/** Detected by the byte order mark, or by the zeros in the header, which is ASCII. */
function encodingOf(role: FileRole, [a, b, c, d]: Buffer): string {
  if (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04) {
    throw new CsvRefused(`The ${role} file is a workbook and no CSV. ${plainFile}, ${orSaveIt}`);
  }
  if ((a === 0xff && b === 0xfe) || (b === 0 && d === 0 && a !== 0 && c !== 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && c === 0 && b !== 0 && d !== 0)) return 'utf-16be';
  return 'utf-8';
}

/** The separator with which the header has the file's columns; else the one with the most cells. */
export function separatorOf(role: FileRole, header: string): Separator {
  const cut = separators.map((separator) => ({ separator, cells: cellsOf(header, separator) }));
  const right = cut.find(({ cells }) => fits(role, cells));
  const most = cut.reduce((best, one) => (one.cells.length > best.cells.length ? one : best));
  return (right ?? most).separator;
}

function cellsOf(header: string, separator: Separator): string[] {
  try {
    const [cells = []] = parse(header, {
      bom: true,
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      to: 1,
    });
    return cells;
  } catch {
    return [];
  }
}

/** The beginning of a text up to its first unquoted line break; null while there is none. */
export function firstLine(text: string): string | null {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) return text.slice(0, at);
  }
  return null;
}
