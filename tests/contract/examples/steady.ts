import type { Example } from './examples.ts';

/** Lists longer than this are cut. */
const most = 2;

/** Words that are random or open something, by their shape, and their placeholders. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, 'eyJhbGciOiJIUzI1NiJ9.e30.signature'],
  [/(?<="(?:hmac|signature)":")[0-9a-f]{64}/g, '0'.repeat(64)],
  // Of a bank file's number.
  [/(?<=\bpay-run-\d+-(?:\d+-)?)[0-9a-f]{12}\b/g, '7f3a92c105de'],
  // The secret of a program's key.
  [/\b(csg_(?:live|test)_\d+_)[0-9a-f]{64}/g, `$1${'0'.repeat(64)}`],
  [/\bwhsec_[A-Za-z0-9+/]{43}=/g, `whsec_${'C2FVsBQIhrscChlQIMV'.repeat(3).slice(0, 43)}=`],
  // Sessions that began at the same moment come in any order.
  [/(?<="device":")node(?=")/g, ''],
  [/(?<="address":")127\.0\.0\.1(?=")/g, ''],
  [/(?<="duration_ms":)\d+/g, '41'],
  // The id of the key that signs statements.
  [/(?<="key":")[0-9a-f]{16}(?=")/g, '9c1f4a7b2e6d8035'],
  // Of 32 random bytes and more; the name of a logo is the digest of its bytes.
  [/(?<![\w-])(?!(?:\d+-)?[0-9a-f]{64})[\w-]{43,}(?![\w-])/g, 'a'.repeat(43)],
  // Named by a counter of all tests of the process.
  [/\bvendor-\d+\b/g, 'Larch Pottery'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '5b0a3c1e-3f0c-4d0b-9d5e-6b8f4f1f2a77'],
  // The secret of an authenticator app, a code of it, and recovery codes.
  [/\b[A-Z2-7]{32}\b/g, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  [/(?<="code":")\d{6}(?=")/g, '492039'],
  [/(?<=")[a-z2-9]{4}(?:-[a-z2-9]{4}){3}(?=")/g, 'k7wq-9mzt-p3xa-h5cd'],
];

/** The example as it is in each run: lists and tables cut to their first rows, and nothing random in it. */
export function steady(example: Example): Example {
  const text = JSON.stringify(example, (_key, value: unknown) => {
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      return list.slice(0, most);
    }
    return typeof value === 'string' && value.includes('\r\n')
      ? value
          .split('\r\n')
          .slice(0, most + 1)
          .join('\r\n')
      : value;
  });
  // It was an example before it was text.
  return JSON.parse(replaced.reduce((so, [shape, word]) => so.replaceAll(shape, word), text)) as Example;
}
