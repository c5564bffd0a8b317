import { parseListQuery, serialiseListQuery, type ListQuery } from '@consignment/domain/text/list-query';
import { listHref, type ListCodec } from '@consignment/routing/lists/use-list-query';
import { describe, expect, it } from 'vitest';

const rules = { sortKeys: ['name', 'due'], defaultSort: 'name' };
const codec: ListCodec<ListQuery> = {
  keys: ['s', 'sort', 'page'],
  parse: (params) => parseListQuery(params, rules),
  serialise: (query) => serialiseListQuery(query, rules),
};
const after = (address: string, change: Partial<ListQuery>) =>
  listHref(new URLSearchParams(address), codec, change);

describe('the address of a list', () => {
  it('goes back to the first page when anything but the page changes', () => {
    expect(after('s=loom&page=3', { sort: '-due' })).toBe('?s=loom&sort=-due');
    expect(after('sort=-due&page=3', { search: 'loom' })).toBe('?s=loom&sort=-due');
    expect(after('s=loom&sort=-due', { page: 2 })).toBe('?s=loom&sort=-due&page=2');
  });

  it('leaves defaults out', () => {
    expect(after('s=loom&sort=-due&page=3', { search: '', sort: 'name' })).toBe('?');
  });

  it('keeps what is not of the list, and drops what makes no sense', () => {
    expect(after('tab=payouts&sort=nonsense&page=-1', { page: 2 })).toBe('?tab=payouts&page=2');
  });
});
