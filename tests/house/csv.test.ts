import { describe, expect, it } from 'vitest';
import { sourcesIn } from './source.ts';

/** Lists have one writer, so that the form that a person chooses holds for each. Columns for a bank, and those of Wise, have their own form. */
const writers = [
  'packages/server/src/exports/csv.ts',
  'packages/server/src/features/pay-runs/bank-files/formats/shop-csv.ts',
  'packages/server/src/features/pay-runs/bank-files/formats/wise-csv.ts',
];

describe('a CSV file of the server', () => {
  it('is written in three places', () => {
    const found = sourcesIn('packages/server/src', ['.ts']).filter(({ text }) => /\bcsvRecord\(/.test(text));
    expect(found.map(({ path }) => path)).toEqual(writers);
  });
});
