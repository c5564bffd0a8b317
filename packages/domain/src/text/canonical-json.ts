/*
 * JSON in the one form of RFC 8785: keys by their UTF-16 units, no white space, texts and numbers as JSON.stringify writes them. The
 * same value always has the same bytes, so a hash of them identifies it.
 */

/** Throws TypeError for what JSON cannot hold: undefined, functions, numbers that are not finite, lone surrogates. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('A text with half a character has no canonical form.');
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no form in JSON.`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part)).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} has no form in JSON.`);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}
