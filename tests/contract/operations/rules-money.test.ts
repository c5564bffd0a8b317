import type { RulePlace } from '@consignment/domain/commission/dated-rules';
import { rulePlaces } from '@consignment/domain/commission/dated-rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { draft, percent, withoutRules, type Draft } from './rule-drafts.ts';
import { insertLine, insertVendor, lineOf, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  beforeAll(async () => {
    ({ server, alder, birch, tokens } = world());
    await server.database.asSystem(async (tx) => {
      await tx
        .updateTable('line_items')
        .set({ product_type: 'Lighting' })
        .where('title', 'in', ['lamp', 'fern'])
        .execute();
      await tx
        .updateTable('products')
        .set({ tags: 'New, Sale', collections: 'Home' })
        .where('title', 'in', ['lamp', 'bucket'])
        .execute();
    });
  });
  beforeEach(() => withoutRules(server, [alder, birch]));

  const save = async (...rules: Draft[]) => {
    const { results } = await server.ok('saveRules', { token: tokens.owner, body: { rules } });
    return results.map(({ id }) => id);
  };
  const preview = (rules: readonly Draft[], takenBack?: number) =>
    server.ok('previewRules', {
      token: tokens.owner,
      body: { rules, ...(takenBack === undefined ? {} : { taken_back: takenBack }) },
    });
  const lines = () =>
    server.database.asSystem((tx) =>
      tx.selectFrom('line_items').selectAll().where('shop_id', '=', alder.id).orderBy('id').execute(),
    );
  const line = async (title: string) => {
    const found = (await lines()).find(({ id }) => id === lineOf(alder, title));
    if (found === undefined) throw new Error(`There is no line '${title}'.`);
    return found;
  };
  const dues = async () => {
    const rows = await server.database.asSystem((tx) =>
      tx.selectFrom('vendor_totals').select(['vendor_id', 'due']).where('shop_id', '=', alder.id).execute(),
    );
    return new Map(rows.map(({ vendor_id: vendor, due }) => [vendor, due]));
  };
  const minor = (money: string) => Math.round(Number(money) * 100);
  const sumOf = (amounts: ReadonlyMap<number, number>) => [...amounts.values()].reduce((a, b) => a + b, 0);

  /** The preview comes about, to the cent, for each vendor and each line, and nothing else. */
  async function expectToCome(
    said: Awaited<ReturnType<typeof preview>>,
    isOfVendor: boolean,
    act: () => Promise<unknown>,
  ) {
    const before = { dues: await dues(), lines: await lines() };
    await act();
    await settled(server);
    const after = { dues: await dues(), lines: await lines() };
    const changes = new Map(
      said.vendors.map(({ vendor, due_before: was, due_after: is }) => [vendor, [minor(was), minor(is)]]),
    );
    for (const [vendor, due] of after.dues) {
      const was = before.dues.get(vendor);
      expect([vendor, was, due]).toEqual([vendor, ...(changes.get(vendor) ?? [was, was])]);
    }
    if (!isOfVendor) {
      expect([sumOf(before.dues), sumOf(after.dues)]).toEqual([
        minor(said.due_before),
        minor(said.due_after),
      ]);
    }
    const changed = after.lines.filter((one, nth) => {
      const other = before.lines[nth];
      return (
        one.commission_full !== other?.commission_full ||
        one.commission_reversed !== other.commission_reversed ||
        one.commission_state !== other.commission_state
      );
    });
    expect(changed).toHaveLength(said.changed_lines);
  }

  describe('a preview of rules', () => {
    it('is what saving leads to, and what taking back leads to', async () => {
      const rule = draft({
        place: 'shop_product_type',
        name: 'Lighting',
        measure: 'unit_price',
        steps: [percent('60'), { from: '8.00', kind: 'unit_amount', value: '2.50' }],
        floor: '2.60',
        bounds_per: 'unit',
      });
      const said = await preview([rule]);
      // The lamp at 10.00 has the floor, the fern at 7.00 its 60 per cent.
      expect(said).toMatchObject({ changed_lines: 2, changed_vendors: 2 });
      await expectToCome(said, false, () => save(rule));
      expect([(await line('lamp')).commission_amount, (await line('fern')).commission_amount]).toEqual([
        260, 420,
      ]);
      const [id] = await save({
        ...rule,
        steps: [percent('10'), percent('20', '1.00')],
        floor: null,
        bounds_per: null,
      });
      await settled(server);
      const back = await preview([], id);
      expect(back.changed_lines).toBe(2);
      await expectToCome(back, false, () =>
        server.ok('takeBackRule', { token: tokens.owner, params: { id: id ?? 0 }, body: {} }),
      );
      expect((await line('lamp')).commission_amount).toBe(260);
    });

    it('writes nothing', async () => {
      const before = await lines();
      const { rows } = await server.database.asSystem((tx) =>
        sql`select (select count(*) from commission_rules) as rules, (select count(*) from vendor_sales_months) as sales`.execute(
          tx,
        ),
      );
      await preview([
        draft({ measure: 'vendor_sales', steps: [percent('10'), percent('20', '5.00')] }),
        draft({ place: 'tag', name: 'sale' }),
      ]);
      expect(await lines()).toEqual(before);
      const after = await server.database.asSystem((tx) =>
        sql`select (select count(*) from commission_rules) as rules, (select count(*) from vendor_sales_months) as sales`.execute(
          tx,
        ),
      );
      expect(after.rows).toEqual(rows);
    });

    it('is what saving leads to, whatever is drafted', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(draftCase, { minLength: 1, maxLength: 4 }), async (cases) => {
          await withoutRules(server, [alder, birch]);
          const ids = await idsOfLamp();
          const rules = cases.map((one) => draftOf(one, ids));
          const vendors = new Set(rules.map(({ vendor }) => vendor));
          const isOfVendor = vendors.size === 1 && !vendors.has(null);
          await expectToCome(await preview(rules), isOfVendor, () => save(...rules));
        }),
        { numRuns: process.env['LONG_TESTS'] === '1' ? 300 : 12, endOnFailure: true },
      );
    });
  });

  type Lamp = { readonly product: number; readonly variant: number; readonly vendor: number };
  async function idsOfLamp(): Promise<Lamp> {
    const row = await server.database.asSystem((tx) =>
      tx
        .selectFrom('variants')
        .select(['product_id as product', 'id as variant'])
        .where('shop_id', '=', alder.id)
        .where('platform_id', '=', 'lamp')
        .executeTakeFirstOrThrow(),
    );
    return { ...row, vendor: vendorOf(alder, 'Lantern Loom') };
  }

  describe('a tier', () => {
    let title = 0;
    /** A vendor that has sold for 100.00 in February, and for 10.00 in March. */
    async function seller() {
      title += 1;
      const name = `Seller ${title}`;
      const sale = { vendor: name, price: 10_000, processedAt: '2026-02-28T23:30:00Z' };
      const [before, after] = [`sold before ${title}`, `sold after ${title}`];
      const vendor = await server.database.asSystem(async (tx) => {
        alder.vendors[name] = await insertVendor(tx, alder.id, name);
        alder.lines[before] = await insertLine(tx, alder, { ...sale, title: before });
        const march = { title: after, price: 1000, processedAt: '2026-03-01T00:30:00Z' };
        alder.lines[after] = await insertLine(tx, alder, { ...sale, ...march });
        return vendorOf(alder, name);
      });
      await withoutRules(server, [alder, birch]);
      return { vendor, before, after };
    }
    const tier = (vendor: number) =>
      draft({
        place: 'vendor',
        vendor,
        measure: 'vendor_sales',
        steps: [percent('40'), percent('60', '100.00'), percent('70', '100.01')],
      });
    const cancel = (of: string) =>
      server.database.asSystem((tx) =>
        sql`update orders set cancelled_at = processed_at where id = (select order_id from line_items where id = ${lineOf(alder, of)})`.execute(
          tx,
        ),
      );

    it('is that of last month’s sales, and follows them when an order of that month is cancelled', async () => {
      const { vendor, before, after } = await seller();
      const said = await preview([tier(vendor)]);
      await expectToCome(said, true, () => save(tier(vendor)));
      const sold = { terms_sales: 10_000, terms_sales_orders: 1 };
      expect(await line(after)).toMatchObject({ commission_amount: 600, ...sold });
      await cancel(before);
      await settled(server);
      expect(await line(after)).toMatchObject({
        commission_amount: 400,
        terms_sales: 0,
        terms_sales_orders: 0,
      });
    });

    it('is shown in previews as it is priced, before the vendor’s lines are priced again', async () => {
      const { vendor, before, after } = await seller();
      await save(tier(vendor));
      await settled(server);
      await cancel(before);
      for (const other of [
        draft({ place: 'tag', name: 'nowhere' }),
        draft({ place: 'vendor_product_type', vendor, name: 'nothing' }),
      ]) {
        expect((await preview([other])).vendors).toContainEqual(
          expect.objectContaining({ vendor, due_after: '4.00' }),
        );
      }
      await settled(server);
      expect(await line(after)).toMatchObject({ commission_amount: 400, terms_sales: 0 });
    });
  });

  describe('money that was paid', () => {
    it('stays as it is, with its terms, whatever rules are made', async () => {
      const vendor = vendorOf(alder, 'Moss & Fern');
      await save(draft({ place: 'vendor', vendor, steps: [percent('45')] }));
      await settled(server);
      await server.ok('createPayout', {
        token: tokens.owner,
        body: { vendor, line_item_ids: [lineOf(alder, 'fern')] },
      });
      const paid = await line('fern');
      expect(paid.commission_amount).toBe(315);
      const rules = [
        draft({ place: 'vendor', vendor, steps: [percent('90')] }),
        draft({ steps: [percent('80')] }),
      ];
      await expectToCome(await preview(rules), false, () => save(...rules));
      expect(await line('fern')).toEqual(paid);
      expect((await line('lamp')).commission_amount).toBe(800);
    });
  });

  describe('a version', () => {
    it('is neither changed nor deleted, and taken back for good', async () => {
      const [id] = await save(draft());
      const run = (statement: ReturnType<typeof sql>) =>
        server.database.asSystem((tx) => statement.execute(tx));
      const refusal = 'a version of a rule is only taken back';
      for (const change of [
        sql`from_day = '2026-01-01'`,
        sql`steps = '[]'`,
        sql`reason = 'another'`,
        sql`taken_back_at = now(), cap_amount = 5, bounds_per = 'unit'`,
      ]) {
        await expect(run(sql`update commission_rules set ${change} where id = ${id}`)).rejects.toThrow(
          refusal,
        );
      }
      await expect(run(sql`delete from commission_rules where id = ${id}`)).rejects.toThrow(refusal);
      await run(sql`update commission_rules set taken_back_at = now() where id = ${id}`);
      await expect(
        run(sql`update commission_rules set taken_back_at = null where id = ${id}`),
      ).rejects.toThrow(refusal);
      await expect(run(sql`delete from commission_rules where id = ${id}`)).rejects.toThrow(refusal);
    });
  });
});

/** A draft for what the lamp is, or for the whole shop. */
const draftCase = fc.record({
  place: fc.constantFrom(...rulePlaces),
  isOfShop: fc.boolean(),
  name: fc.constantFrom('Lighting', 'sale', 'HOME', 'new'),
  days: fc.constantFrom(
    { from: '2025-07-02', until: null },
    { from: '2026-03-01', until: '2026-03-01' },
    { from: '2026-03-02', until: '2026-03-31' },
    { from: '2026-05-01', until: null },
  ),
  measure: fc.constantFrom(null, 'unit_price' as const, 'vendor_sales' as const),
  steps: fc.uniqueArray(
    fc.record({
      from: fc.constantFrom('0', '0.01', '7.00', '10.00', '10.01', '20.00'),
      of: fc.oneof(
        fc
          .integer({ min: 0, max: 1_000_000 })
          .map((ppm) => ({ kind: 'percent' as const, value: String(ppm / 10_000) })),
        fc
          .integer({ min: 0, max: 2_000 })
          .map((pence) => ({ kind: 'unit_amount' as const, value: (pence / 100).toFixed(2) })),
        fc.constantFrom({ kind: 'cost' as const, value: null }, { kind: 'none' as const, value: null }),
      ),
    }),
    { maxLength: 4, selector: ({ from }) => from },
  ),
  bounds: fc.option(
    fc.record({
      floor: fc.integer({ min: 0, max: 900 }),
      more: fc.integer({ min: 0, max: 900 }),
      per: fc.constantFrom('unit' as const, 'line' as const),
    }),
    { nil: null },
  ),
});
type DraftCase = typeof draftCase extends fc.Arbitrary<infer Case> ? Case : never;

const isNamed: readonly RulePlace[] = ['vendor_product_type', 'tag', 'collection', 'shop_product_type'];

function draftOf(
  { place, isOfShop, name, days, measure, steps, bounds }: DraftCase,
  ids: { readonly product: number; readonly variant: number; readonly vendor: number },
): Draft {
  const isOfVendor = place === 'vendor' || place === 'vendor_product_type' || (place === 'flat' && !isOfShop);
  const rising = steps
    .toSorted((one, other) => Number(one.from) - Number(other.from))
    .slice(0, measure === null ? 1 : 4)
    .map(({ from, of }, nth) => ({
      from: nth === 0 ? '0' : from,
      ...(place === 'flat' && of.value !== null ? { kind: 'cost' as const, value: null } : of),
    }));
  const isEnd = rising.length === 0;
  return draft({
    place,
    vendor: isOfVendor ? ids.vendor : null,
    product: place === 'product' ? ids.product : null,
    variant: place === 'variant' ? ids.variant : null,
    name: isNamed.includes(place) ? name : null,
    from_day: days.from,
    until_day: days.until,
    measure: rising.length < 2 ? null : measure,
    steps: rising,
    ...(bounds === null || isEnd
      ? {}
      : {
          floor: (bounds.floor / 100).toFixed(2),
          cap: ((bounds.floor + bounds.more) / 100).toFixed(2),
          bounds_per: bounds.per,
        }),
  });
}
