/*
 * The one form of a name that people write in a shop, a spreadsheet or a form: of vendors, tags, product types and collections. The
 * SQL function `trimmed` makes the same of a text.
 */

/** Zero-width characters, those that turn the direction of writing, and control characters that are no white space. */
const invisible =
  /(?:(?![\t-\r\u0085])\p{Cc}|\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff])+/gu;
const whiteSpace = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/** Without characters that are not seen, white space of any kind as single spaces, and composed. */
export function plainName(text: string): string {
  if (isPlain.test(text)) return text;
  return text.replaceAll(invisible, '').replaceAll(whiteSpace, ' ').replaceAll(/^ | $/g, '').normalize('NFC');
}

/** Equal for names that differ in nothing but their case. */
export function comparablePlainName(text: string): string {
  return plainName(text).toLowerCase();
}

/** 'a, b' as names. */
export function plainNames(text: string): string[] {
  return text
    .split(',')
    .map(plainName)
    .filter((name) => name !== '');
}

/** Equal for names that look alike: in characters of other alphabets, in their width, in spaces and in what is not seen. */
export function lookOf(name: string): string {
  const known = plainName(name).normalize('NFKC');
  return Array.from(known, (one) => looksLike.get(one) ?? one)
    .join('')
    .toLowerCase();
}

/** The names among these that look alike, in groups. */
export function alikeNames<Named extends { readonly name: string }>(named: readonly Named[]): Named[][] {
  return [...Map.groupBy(named, ({ name }) => lookOf(name)).values()].filter(({ length }) => length > 1);
}

const looksLike = new Map(
  (
    [
      ['АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'],
      ['аеорсухіјѕһԛԝ', 'aeopcyxijshqw'],
      ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
      ['αικνορυχ', 'aikvopux'],
    ] as const
  ).flatMap(([others, latin]) => Array.from(others, (one, at) => [one, latin[at] ?? one] as const)),
);
