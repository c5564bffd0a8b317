import { defineTexts } from './texts.ts';

const texts = defineTexts('CsvFileText', {
  otherEncoding:
    'The characters in this file cannot be read. Save it as “CSV UTF-8” in your spreadsheet app, and choose it again.',
  tooLarge: 'This file is too large. Import it in parts.',
});

/** As many characters as a call takes. */
const mostCharacters = 2_000_000;
/** A larger file has more characters than that in any encoding. */
const mostBytes = 4 * mostCharacters;

/** `detail` is a sentence for people. */
type Refused = { readonly is: 'refused'; readonly detail: string };

export type CsvFileText = { readonly is: 'read'; readonly text: string } | Refused;

/** The refusal of a file by its size alone, before it is read; null for none. */
export function csvTooLarge(bytes: number): Refused | null {
  return bytes > mostBytes ? refused(texts.tooLarge) : null;
}

/** The text of a person's file; refused where its characters would be lost: spreadsheets save in older encodings by default. */
export function csvFileText(bytes: ArrayBuffer): CsvFileText {
  const text = decoded(bytes);
  if (text === null) return refused(texts.otherEncoding);
  return text.length > mostCharacters ? refused(texts.tooLarge) : { is: 'read', text };
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
    // A spreadsheet's "Unicode text" begins with this byte order mark.
    const isWide = first === 0xff && second === 0xfe;
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function refused(detail: string): Refused {
  return { is: 'refused', detail };
}
