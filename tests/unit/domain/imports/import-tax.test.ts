import { taxSettingNews } from '@consignment/domain/imports/import-tax';
import { describe, expect, it } from 'vitest';

describe('the news of a changed tax setting', () => {
  const run = { state: 'checked', findings: [{ kind: 'tax_unknown' }] } as const;
  const again = /Check the files again/;

  it('say how it is now', () => {
    expect(taxSettingNews(true, null)).toBe('“Prices include tax” is now on.');
    expect(taxSettingNews(false, null)).toBe('“Prices include tax” is now off.');
  });

  it('ask for another check where the amounts of the last one go by it', () => {
    expect(taxSettingNews(true, run)).toMatch(again);
    expect(taxSettingNews(true, { ...run, state: 'done' })).not.toMatch(again);
    expect(taxSettingNews(true, { ...run, findings: [{ kind: 'tax_included' }] })).not.toMatch(again);
  });
});
