import { RequestFailed, type Problem } from '@consignment/client/problem';

/** As much as the call takes. */
const mostCharacters = 2_000_000;

/**
 * The text of a person's file. Throws RequestFailed for one that is too large, or whose characters would be lost:
 * spreadsheets save in older encodings by default.
 */
export async function csvOf(file: File): Promise<string> {
  if (file.size > 4 * mostCharacters) throw failed(tooLarge);
  const text = decoded(await file.arrayBuffer());
  if (text === null) throw failed(otherEncoding);
  if (text.length > mostCharacters) throw failed(tooLarge);
  return text;
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

const tooLarge = 'This file is too large. Import it in parts.';
const otherEncoding =
  'The characters of this file cannot be read. Save it as “CSV UTF-8” in your spreadsheet, and choose it again.';

function failed(detail: string): RequestFailed {
  const problem: Problem = {
    status: null,
    code: 'cancelled',
    detail,
    errors: [{ detail, code: 'cancelled' }],
  };
  return new RequestFailed(problem);
}
