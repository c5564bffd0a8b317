import { isAscii, isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { fits } from './columns.ts';
import type { CsvRole } from '../port/records.ts';
import { CsvRefused } from './refused.ts';

/*
 * Encoding and separator of a file. Shopify writes UTF-8 and commas; a spreadsheet that saves the file again may
 * write Windows-1252 or UTF-16, and semicolons or tabs.
 */

export type Separator = ',' | ';' | '\t';

export const separators = [',', ';', '\t'] as const;

/** A file as refusals name it: its role, and the way to one that is always valid. */
export type TextFile = { readonly role: string; readonly advice: string };

/** The advice by the program that writes the file. */
export const plainFile = {
  shopify: "Choose 'Plain CSV file' in Shopify's export, or save it as 'CSV UTF-8', and import it again.",
  paypal: "Download the activity from PayPal as CSV again, or save it as 'CSV UTF-8'.",
} as const;

/**
 * The file's text as UTF-8, whatever its encoding, and its end. Throws CsvRefused for a file that is not text, rather
 * than accept names with broken characters.
 */
export async function* utf8Of(
  file: TextFile,
  input: Readable,
  onBytes: (bytes: number) => void,
  ending: { isWhole: boolean },
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let bytes = 0;
  const state: { decode: Decode | null } = { decode: null };
  const decoded = (chunk: Buffer, isLast: boolean): Buffer => {
    const text = (state.decode ??= decoderOf(file, chunk))(chunk, isLast);
    const last = text.at(-1);
    if (last !== undefined) ending.isWhole = last === 0x0a || last === 0x0d;
    return text;
  };
  for await (const chunk of input as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    onBytes(bytes);
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // The first bytes show the encoding.
    if (state.decode === null && held.length < firstBytes) continue;
    yield decoded(held, false);
    held = Buffer.alloc(0);
  }
  yield decoded(held, true);
}

/** Returns a chunk of a file as UTF-8; a character may fall across chunks. */
type Decode = (chunk: Buffer, isLast: boolean) => Buffer;

const firstBytes = 4;

/** Detected by the byte order mark, or by the zeros in the header, which is ASCII. */
function decoderOf(file: TextFile, [a, b, c, d]: Buffer): Decode {
  if (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04) {
    throw new CsvRefused(`The ${file.role} file is a workbook and no CSV. ${file.advice}`);
  }
  if ((a === 0xff && b === 0xfe) || (b === 0 && d === 0 && a !== 0 && c !== 0)) {
    return utf16(file, 'utf-16le');
  }
  if ((a === 0xfe && b === 0xff) || (a === 0 && c === 0 && b !== 0 && d !== 0)) {
    return utf16(file, 'utf-16be');
  }
  return ofBytes(file);
}

function utf16(file: TextFile, encoding: 'utf-16le' | 'utf-16be'): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  return (chunk, isLast) => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: !isLast }));
    } catch {
      throw notText(file);
    }
  };
}

/**
 * UTF-8, or Windows-1252 as Excel saves it. In one all characters beyond ASCII are sequences of UTF-8, in the other
 * hardly any is; a file that has both is broken.
 */
function ofBytes(file: TextFile): Decode {
  let held: Buffer = Buffer.alloc(0);
  let encoding: 'unknown' | 'utf-8' | 'windows-1252' = 'unknown';
  return (chunk, isLast) => {
    const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const end = isLast ? bytes.length : bytes.length - unfinished(bytes);
    held = bytes.subarray(end);
    const whole = bytes.subarray(0, end);
    if (isAscii(whole)) return whole;
    if (encoding !== 'windows-1252' && isUtf8(whole)) {
      encoding = 'utf-8';
      return whole;
    }
    if (encoding === 'utf-8' || !is1252(whole.toString('latin1'))) throw notText(file);
    encoding = 'windows-1252';
    return Buffer.from(windows1252.decode(whole));
  };
}

/** One É® is a character of UTF-8 too; where most are, the text is broken UTF-8. */
function is1252(text: string): boolean {
  const others = text.replace(/[\0-\x7f]+/g, '').length;
  const sequences = (text.match(utf8Sequence) ?? []).join('').length;
  return sequences * 2 < others && !notIn1252.test(text);
}

const windows1252 = new TextDecoder('windows-1252');
/** Bytes that are no character there. */
const notIn1252 = /[\x81\x8d\x8f\x90\x9d]/;
const utf8Sequence = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/** The number of bytes at the end that may begin a character of UTF-8. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return back < length ? back : 0;
  }
  return 0;
}

function notText(file: TextFile): CsvRefused {
  return new CsvRefused(`The ${file.role} file is neither UTF-8 nor Windows-1252 text. ${file.advice}`);
}

/** The length of a first line such as 'sep=;', with which Excel names the separator; 0 without one. */
export function separatorLine(text: string): number {
  return /^\uFEFF?"?sep=.?"?(?:\r\n|\n|\r)/i.exec(text)?.[0].length ?? 0;
}

/** The separator with which the header has the file's columns; else the one with the most cells. */
export function separatorOf(role: CsvRole, header: string): Separator {
  const cut = separators.map((separator) => ({ separator, cells: cellsOf(header, separator) }));
  const right = cut.find(({ cells }) => fits(role, cells));
  const most = cut.reduce((best, one) => (one.cells.length > best.cells.length ? one : best));
  return (right ?? most).separator;
}

/** The cells of a header by a separator. */
export function cellsOf(header: string, separator: Separator): string[] {
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
