import { describe, expect, it } from 'vitest';
import { addCatalog, type Catalog } from './catalog.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let made: Promise<Catalog> | null = null;
  const catalog = () => (made ??= addCatalog(world().server.database, world().alder));
  const titles = async (query: object) => {
    const answer = await world().server.ok('listProducts', {
      token: world().tokens.owner,
      query: { ...query },
    });
    return answer.results.map(({ title }) => title);
  };
  const meta = (meta_key: string, meta_value: string) =>
    world().server.ok('createShopMeta', { token: world().tokens.owner, body: { meta_key, meta_value } });

  describe('files of products', () => {
    const csv = async (
      id: 'listProducts' | 'listSoldProducts' | 'listProductVariants',
      query = {},
      token?: string,
    ) => {
      await catalog();
      const { url } = world().server;
      const path = { listProducts: '', listSoldProducts: 'sold/', listProductVariants: 'variants/' }[id];
      const keys = new URLSearchParams({ ...query, format: 'csv' });
      const reply = await fetch(`${url}/api/products/${path}?${keys.toString()}`, {
        headers: { authorization: `Bearer ${token ?? world().tokens.owner}`, accept: 'text/csv' },
      });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      return (await reply.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    };

    it('hold every row of the list in its order', async () => {
      const [head, ...rows] = await csv('listProducts', { ordering: 'title', page_size: '1' });
      expect(head).toBe(
        'Product,Vendor,Type,SKU,Variants,Price,Item Cost,Inventory,Paid,Sold,Commission,Earning Potential,Currency,Status,Created',
      );
      expect(rows.map((row) => row.split(',')[0])).toEqual(await titles({ ordering: 'title' }));
      expect(rows.find((row) => row.startsWith('Rug'))).toMatch(
        /^Rug,Ash,Rugs,RUG-S,2,100\.00,40\.00,4,\d,\d,\d+\.\d\d,45\.00,GBP,active,2026-02-01 00:00$/,
      );
      expect(
        await csv('listSoldProducts', { start_date: '2026-02-11', end_date: '2026-02-11' }),
      ).toHaveLength(2);
      const [variantHead, ...variants] = await csv('listProductVariants', { ordering: '-sold' });
      expect(variantHead).toContain('Product,Variant,Vendor,Type,SKU,Barcode,Price,Item Cost,Inventory');
      const { count } = await world().server.ok('listProductVariants', { token: world().tokens.owner });
      expect(variants).toHaveLength(count);
    });

    it('hide from a vendor what the list hides, and answer a link to who does not ask for the text', async () => {
      const { server, tokens } = world();
      await meta('vendor_field_commissions', 'false');
      for (const id of ['listProducts', 'listSoldProducts', 'listProductVariants'] as const) {
        const [head = '', ...rows] = await csv(id, {}, tokens.vendor);
        expect(head).not.toMatch(/Commission|Potential|Cost/);
        expect(rows.every((row) => !row.startsWith('Rug'))).toBe(true);
        const answer = await server.ask(id, { token: tokens.vendor, query: { format: 'csv' } });
        // A link: the answer matches the schema and is no page.
        const { url } = answer.body as { url: string };
        const reply = await fetch(`${server.url}${url}`);
        expect((await reply.text()).replace('\uFEFF', '').split('\r\n')[0]).toBe(head);
      }
      await meta('vendor_field_commissions', '');
    });
  });
});
