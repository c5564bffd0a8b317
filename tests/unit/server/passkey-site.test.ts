import { expect, it } from 'vitest';
import { passkeySiteOf } from '../../../packages/server/src/identity/passkeys.ts';

it.each([
  ['https://portal.example', { id: 'portal.example', origin: 'https://portal.example' }],
  ['http://localhost:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
  ['http://127.0.0.1:4000', null],
  ['http://[::1]:4000', null],
])('passkeys of %s are for %j', (publicUrl, site) => {
  expect(passkeySiteOf(publicUrl)).toEqual(site);
});
