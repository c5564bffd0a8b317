import anyAscii from 'any-ascii';

/*
 * The characters that banks take. Names are written in the Latin script by the nearest reading: 'Zoë' as 'Zoe', 'Łukasz'
 * as 'Lukasz', 'Ελένη' as 'Eleni'. Banks match accounts by number, so that a reading is enough.
 */

// The European Payments Council's minimum set (EPC217-08), and the replacements for other common signs there.
const notSepa = /[^A-Za-z0-9/?:().,'+ -]/g;
const sepaStandIns: Readonly<Record<string, string>> = {
  '&': '+',
  _: '-',
  '"': "'",
  '`': "'",
  '[': '(',
  '{': '(',
  '<': '(',
  ']': ')',
  '}': ')',
  '>': ')',
  ';': ',',
  '\\': '/',
  '|': '/',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
};

/** A text in SEPA's characters, cut to a length; '' where nothing of it can be read. */
export function sepaText(text: string, length: number): string {
  const plain = latin(text).replace(notSepa, (sign) => sepaStandIns[sign] ?? '.');
  return cut(plain, length);
}

/** A text in the capitals, digits and signs of ACH files, cut to a length; '' where nothing of it can be read. */
export function achText(text: string, length: number): string {
  const plain = latin(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 .,\-/&'()#@*+:$]/g, ' ');
  return cut(plain, length);
}

/** A text in the capitals, digits and four signs of Bacs, which Canadian banks take too; '' where nothing of it can be read. */
export function bacsText(text: string, length: number): string {
  const plain = latin(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 .&/-]/g, ' ');
  return cut(plain, length);
}

function cut(text: string, length: number): string {
  const one = text.replace(/ +/g, ' ').trim();
  return /[A-Za-z0-9]/.test(one) ? one.slice(0, length).trimEnd() : '';
}

function latin(text: string): string {
  // NFKC: full-width characters and ligatures become the characters that they show.
  return anyAscii(text.normalize('NFKC'));
}
