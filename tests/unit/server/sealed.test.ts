import { sealerOf } from '@consignment/server/common/sealed';
import { expect, it } from 'vitest';

const sealer = sealerOf('k'.repeat(32));
const secret = 'EC-lapwing-ünïcödé-0123456789';

it('opens what it sealed, in its place', () => {
  const sealed = sealer.seal(secret, 'a');
  expect(sealer.open(sealed, 'a')).toBe(secret);
  expect(sealed.includes(Buffer.from(secret))).toBe(false);
  expect(sealer.open(sealer.seal('', 'a'), 'a')).toBe('');
});

it('never seals the same secret alike', () => {
  expect(sealer.seal(secret, 'a').equals(sealer.seal(secret, 'a'))).toBe(false);
});

it('opens nothing in another place, with another key, or that was changed', () => {
  const sealed = sealer.seal(secret, 'a');
  expect(() => sealer.open(sealed, 'b')).toThrow(/SECRETS_KEY/);
  expect(() => sealerOf('j'.repeat(32)).open(sealed, 'a')).toThrow(/SECRETS_KEY/);
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => sealer.open(changed, 'a')).toThrow(/SECRETS_KEY/);
  }
  expect(() => sealer.open(sealed.subarray(0, 20), 'a')).toThrow(/SECRETS_KEY/);
});
