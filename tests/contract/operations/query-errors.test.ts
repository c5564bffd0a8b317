import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import { operationIds, queryKeysOf, factsOf } from '../access/requests.ts';
import { vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

/** Every call with a range of days, with the names of its two parameters. */
const ranges = operationIds.flatMap((id): [OperationId, string, string][] => {
  const keys = queryKeysOf(id);
  return [
    ['start_date', 'end_date'],
    ['date_start', 'date_end'],
  ].flatMap(([start = '', end = '']) => (keys.includes(start) ? [[id, start, end]] : []));
});

forEachWorld((world) => {
  const tokenFor = (id: OperationId) => {
    const { tokens } = world();
    const { roles } = factsOf(id);
    return roles.has('owner') ? tokens.owner : roles.has('salesrep') ? tokens.rep : tokens.vendor;
  };
  const refused = async (id: OperationId, query: Record<string, string | number>) => {
    const { server, alder } = world();
    const vendor = vendorOf(alder, 'Lantern Loom');
    const asked = {
      token: tokenFor(id),
      params: { id: vendor, vendorId: vendor },
      query: { vendor_id: vendor, ...query },
    };
    const { code, errors } = await server.refused(id, 400, asked);
    return { code, pointers: errors.map(({ pointer }) => pointer) };
  };

  describe('a range of days', () => {
    it('is a parameter of more than ten calls', () => {
      expect(ranges.length).toBeGreaterThan(10);
    });

    it.each(ranges)('of %s that ends before it starts is refused', async (id, start, end) => {
      const query = { [start]: '2026-03-02', [end]: '2026-03-01' };
      expect(await refused(id, query)).toEqual({ code: 'out_of_range', pointers: [`?${end}`] });
    });

    it.each(ranges)('of %s with a day that no calendar has is refused', async (id, start, end) => {
      expect(await refused(id, { [end]: '2026-02-30' })).toMatchObject({ pointers: [`?${end}`] });
      expect(await refused(id, { [start]: 'soon' })).toMatchObject({ pointers: [`?${start}`] });
    });

    it('of orders is refused in the same way', async () => {
      for (const date_range of ['2026-03-02,2026-03-01', '2026-02-30,']) {
        expect((await refused('listOrders', { date_range })).pointers).toEqual(['?date_range']);
      }
    });

    it('of Pay All points into its body', async () => {
      const { server, tokens } = world();
      const body = { start_date: '2026-03-02', end_date: '2026-03-01' };
      const { code, errors } = await server.refused('createAllPayouts', 400, { token: tokens.owner, body });
      expect({ code, pointer: errors[0]?.pointer }).toEqual({ code: 'out_of_range', pointer: '/end_date' });
    });
  });

  describe('an error of a query', () => {
    it.each([
      [{ page: 0 }, '?page'],
      [{ page: 'two' }, '?page'],
      [{ page_size: 1001 }, '?page_size'],
      [{ ordering: 'colour' }, '?ordering'],
      [{ search: 'x'.repeat(201) }, '?search'],
      [{ search: 'a\0b' }, '?search'],
      [{ vendor_id: '9007199254740993' }, '?vendor_id'],
      [{ format: 'xml' }, '?format'],
    ])('%o points at its key', async (query, pointer) => {
      expect((await refused('listPayouts', query)).pointers).toContain(pointer);
    });

    it('names every key that is wrong', async () => {
      const { pointers } = await refused('listPayouts', { page: 0, page_size: 0 });
      expect(pointers.toSorted()).toEqual(['?page', '?page_size']);
    });

    it('of a search that is too short points at it', async () => {
      expect((await refused('searchCustomers', { search: 'a' })).pointers).toEqual(['?search']);
    });
  });

  it('the refusal of a body that is too large names the limit', async () => {
    const { server, tokens } = world();
    const text = `{"note":"${'x'.repeat(2 * 1024 * 1024)}"}`;
    const reply = await server.call('POST', '/vendors/payouts/create/', { token: tokens.owner, text });
    expect(reply).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect((reply.body as { detail: string }).detail).toContain('2 MB');
  });
});
