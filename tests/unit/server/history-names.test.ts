import { expect, it } from 'vitest';
import { objectName } from '../../../packages/server/src/queries/history-names.ts';
import type { HistoryRow } from '../../../packages/server/src/queries/history.ts';

it('an object without a name is known by its number, if it is of a kind that has one', () => {
  const nameOf = (object_type: string, after: HistoryRow['after'], before: HistoryRow['before'] = null) =>
    objectName({ ...anEntry, object_type, after, before });
  expect(nameOf('payout', { invoice_number: 185 })).toBe('#185');
  expect(nameOf('rep_payout', null, { invoice_number: 7 })).toBe('#7');
  expect(nameOf('payout', { invoice_number: '185' })).toBe('');
  expect(nameOf('vendor', { invoice_number: 185 })).toBe('');
  expect(nameOf('statement', { number: 3 })).toBe('No. 3');
  expect(nameOf('question', { number: 4 })).toBe('No. 4');
  expect(nameOf('statement', { number: null })).toBe('');
  expect(nameOf('vendor', { number: 3 })).toBe('');
  expect(objectName({ ...anEntry, object_name: 'Blue Kiln' })).toBe('Blue Kiln');
});

const anEntry: HistoryRow = {
  seq: 1,
  at: new Date('2026-03-15T12:00:00Z'),
  by_kind: 'person',
  by_id: 1,
  by_name: 'Robin',
  person_name: 'Robin',
  event: 'payout.created',
  object_type: 'payout',
  object_id: '1',
  object_name: null,
  vendor_id: null,
  vendor_name: null,
  before: null,
  after: null,
  reason: '',
  address: null,
  device: null,
  set_by: null,
  set_by_name: null,
  hash: Buffer.of(),
};
