import { ruleFileColumns } from '@consignment/server/features/rules/domain/rule-file';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { draft, percent, withoutRules, type Draft } from './rule-drafts.ts';
import { lineOf, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

// It is 15 March 2026 in London.
forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let ash: number;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    ash = vendorOf(alder, 'Ash');
    await withoutRules(server, [alder, birch]);
  });

  const save = (rules: readonly Draft[], more: { reason?: string; key?: string } = {}) => {
    const { reason, key } = more;
    return server.ok('saveRules', {
      token: tokens.owner,
      body: { rules, ...(reason === undefined ? {} : { reason }) },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  };
  const refused = (rules: readonly unknown[], status: number) =>
    server.refused('saveRules', status, { token: tokens.owner, body: { rules } });
  const saved = async (change: Partial<Draft> = {}) => {
    const { results } = await save([draft(change)]);
    const [made] = results;
    if (made === undefined) throw new Error('No rule was saved.');
    return made;
  };
  const list = (query: Record<string, string | number> = {}) =>
    server.ok('listRules', { token: tokens.owner, query });
  const versionsLike = async (id: number) =>
    (await server.ok('getRule', { token: tokens.owner, params: { id } })).versions;
  const takeBack = (id: number, reason = '') =>
    server.ok('takeBackRule', { token: tokens.owner, params: { id }, body: { reason } });
  const pay = async (title: string, vendor: string) => {
    const body = { vendor: vendorOf(alder, vendor), line_item_ids: [lineOf(alder, title)] };
    return (await server.ok('createPayout', { token: tokens.owner, body })).id;
  };
  const amountOf = async (title: string) => {
    const row = await server.database.asSystem((tx) =>
      tx
        .selectFrom('line_items')
        .select('commission_amount')
        .where('id', '=', lineOf(alder, title))
        .executeTakeFirstOrThrow(),
    );
    return row.commission_amount;
  };
  const countOfVersions = () =>
    server.database.asSystem(async (tx) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from commission_rules`.execute(
        tx,
      );
      return rows[0]?.count;
    });
  const lastEvents = (count: number) =>
    server.database.asSystem((tx) =>
      tx
        .selectFrom('history')
        .select(['event', 'object_id', 'vendor_id', 'before', 'after', 'reason'])
        .where('shop_id', '=', alder.id)
        .orderBy('seq', 'desc')
        .limit(count)
        .execute(),
    );

  describe('rules that are saved', () => {
    it('are versions that price the unpaid lines of their days', async () => {
      const body = draft({ place: 'vendor', vendor: ash, from_day: '2026-03-05', until_day: '2026-03-05' });
      const { results } = await save([body], { reason: ' As agreed. ' });
      expect(results).toEqual([
        {
          ...body,
          steps: [{ from: '0.00', kind: 'percent', value: '40' }],
          id: results[0]?.id,
          vendor_name: 'Ash',
          product_title: null,
          variant_title: null,
          kind: 'percent',
          state: 'over',
          version: results[0]?.version,
          made_at: '2026-03-15T12:00:00.000Z',
          made_by: 'owner@alder.example',
          reason: 'As agreed.',
          taken_back_at: null,
          may_take_back: true,
        },
      ]);
      expect(await amountOf('ash tray')).toBe(300);
      await settled(server);
      expect(await amountOf('ash tray')).toBe(240);
      expect(await amountOf('fern')).toBe(350);
    });

    it('are made once for an Idempotency-Key', async () => {
      const before = await countOfVersions();
      const first = await save([draft()], { key: 'the same rule' });
      expect(await save([draft()], { key: 'the same rule' })).toEqual(first);
      expect(await countOfVersions()).toBe((before ?? 0) + 1);
      await server.refused('saveRules', 422, {
        token: tokens.owner,
        body: { rules: [draft({ until_day: '2026-03-31' })] },
        headers: { 'idempotency-key': 'the same rule' },
      });
    });

    it('are numbered by their lines, and of one request the later overrides the earlier', async () => {
      const { results } = await save([
        draft({ steps: [percent('10')] }),
        draft({ place: 'tag', name: ' SALE ' }),
        draft({ steps: [percent('20')], from_day: '2026-03-10' }),
        draft({ place: 'tag', name: 'sale' }),
      ]);
      const [whole, tag, later, sameTag] = results;
      expect([tag?.name, sameTag?.name]).toEqual(['sale', 'sale']);
      expect((later?.version ?? 0) - (whole?.version ?? 0)).toBe(1);
      expect((sameTag?.version ?? 0) - (tag?.version ?? 0)).toBe(1);
      expect(results.map(({ state }) => state)).toEqual(['over', 'replaced', 'holds', 'holds']);
      expect((await versionsLike(whole?.id ?? 0)).slice(0, 2).map(({ id }) => id)).toEqual([
        later?.id,
        whole?.id,
      ]);
    });

    it('are all saved or none', async () => {
      const before = await countOfVersions();
      const problem = await refused([draft(), draft({ steps: [percent('101')] }), draft({ name: 'x' })], 422);
      expect(problem.errors.map(({ pointer, code }) => [pointer, code])).toEqual([
        ['/rules/1/steps/0/value', 'invalid_value'],
        ['/rules/2/name', 'invalid_value'],
      ]);
      expect(await countOfVersions()).toBe(before);
      expect((await refused([], 422)).errors[0]?.pointer).toBe('/rules');
    });

    it('are for vendors, products and variants of the shop', async () => {
      const { productId, variantId } = await server.database.asSystem((tx) =>
        tx
          .selectFrom('variants')
          .select(['product_id as productId', 'id as variantId'])
          .where('shop_id', '=', birch.id)
          .executeTakeFirstOrThrow(),
      );
      const foreign: [Partial<Draft>, string][] = [
        [{ place: 'vendor', vendor: vendorOf(birch, 'Twig') }, 'vendor'],
        [{ place: 'product', product: productId }, 'product'],
        [{ place: 'variant', variant: variantId }, 'variant'],
      ];
      for (const [change, field] of foreign) {
        const problem = await refused([draft(), draft(change)], 404);
        expect([problem.code, problem.errors[0]?.pointer]).toEqual(['not_found', `/rules/1/${field}`]);
      }
    });

    it('keep the notice that vendors are given', async () => {
      const token = tokens.owner;
      expect(await server.ok('getRuleSettings', { token })).toEqual({ notice_days: 0 });
      await server.ok('updateRuleSettings', { token, body: { notice_days: 14 } });
      expect(await server.ok('getRuleSettings', { token })).toEqual({ notice_days: 14 });
      const problem = await refused(
        [draft({ from_day: '2026-03-29' }), draft({ from_day: '2026-03-28' })],
        422,
      );
      expect(problem).toMatchObject({
        code: 'notice_too_short',
        detail: 'Vendors get 14 days’ notice: the first day can be Mar 29, 2026 or later.',
        errors: [{ pointer: '/rules/1/from_day' }],
      });
      await save([draft({ from_day: '2026-03-29' })]);
      // The end of a rule is a version as others are.
      await refused([draft({ from_day: '2026-03-16', steps: [] })], 422);
      await server.refused('updateRuleSettings', 400, { token, body: { notice_days: 91 } });
    });

    it('are in the history, with the former values', async () => {
      await server.database.asSystem((tx) =>
        tx.updateTable('vendors').set({ commission_rate_ppm: 300_000 }).where('id', '=', ash).execute(),
      );
      const target = { place: 'vendor', vendor: ash } as const;
      const { results } = await save(
        [
          draft({ ...target, measure: 'unit_price', steps: [percent('60'), percent('50', '20.01')] }),
          draft({ ...target, from_day: '2026-04-01', steps: [] }),
        ],
        { reason: 'Agreed at the makers’ meeting.' },
      );
      const [ended, made] = await lastEvents(2);
      const of = { place: 'Vendor', vendor_id: ash };
      const band = 'Up to £20.00: 60%, above: 50%';
      expect(made).toEqual({
        event: 'rule_version.made',
        object_id: String(results[0]?.id),
        vendor_id: ash,
        before: { ...of, from_day: null, until_day: null, value: '30%' },
        after: { ...of, from_day: '2026-03-01', until_day: null, value: band },
        reason: 'Agreed at the makers’ meeting.',
      });
      expect(ended).toMatchObject({
        before: { ...of, from_day: '2026-03-01', until_day: null, value: band },
        after: { ...of, from_day: '2026-04-01', until_day: null, value: 'Ended' },
      });
    });
  });

  describe('a rule that is taken back', () => {
    it('gives way to what held before', async () => {
      const { id } = await saved({ place: 'vendor', vendor: ash });
      await settled(server);
      expect(await amountOf('ash tray')).toBe(240);
      const taken = await takeBack(id, 'It was a slip.');
      expect(taken).toMatchObject({
        state: 'taken_back',
        taken_back_at: '2026-03-15T12:00:00.000Z',
        may_take_back: false,
      });
      await settled(server);
      expect(await amountOf('ash tray')).toBe(300);
      expect((await list()).results.map((rule) => rule.id)).toEqual([null]);
      const [event] = await lastEvents(1);
      expect(event).toMatchObject({
        event: 'rule_version.taken_back',
        before: { value: '40%' },
        after: { value: null },
        reason: 'It was a slip.',
      });
      // Once more changes nothing.
      expect(await takeBack(id)).toEqual(taken);
      expect((await lastEvents(1))[0]).toEqual(event);
    });

    it('is none by which a vendor was paid, until the payout is deleted', async () => {
      const { id } = await saved({ place: 'vendor', vendor: ash });
      await settled(server);
      const payout = await pay('ash tray', 'Ash');
      expect((await versionsLike(id))[0]).toMatchObject({ may_take_back: false });
      const problem = await server.refused('takeBackRule', 409, {
        token: tokens.owner,
        params: { id },
        body: {},
      });
      expect(problem.code).toBe('already_paid');
      await server.ok('deletePayout', { token: tokens.owner, params: { id: payout } });
      expect((await versionsLike(id))[0]).toMatchObject({ may_take_back: true });
      expect(await takeBack(id)).toMatchObject({ state: 'taken_back' });
    });

    it('is the shop’s own', async () => {
      const { id } = await saved();
      for (const token of [tokens.stranger]) {
        await server.refused('takeBackRule', 404, { token, params: { id }, body: {} });
        await server.refused('getRule', 404, { token, params: { id } });
        await server.refused('previewRules', 404, { token, body: { rules: [], taken_back: id } });
        expect((await server.ok('listRules', { token })).results.map((rule) => rule.id)).toEqual([null]);
      }
      for (const token of [tokens.vendor, tokens.rep]) {
        await server.refused('takeBackRule', 403, { token, params: { id }, body: {} });
        await server.refused('listRules', 403, { token });
        await server.refused('saveRules', 403, { token, body: { rules: [draft()] } });
      }
    });
  });

  describe('the list of rules', () => {
    /** A rule of each of five places, beside the settings of four. */
    async function fill() {
      await server.database.asSystem(async (tx) => {
        await tx
          .insertInto('product_type_rates')
          .values([
            {
              shop_id: alder.id,
              vendor_id: ash,
              product_type: 'Rugs',
              commission_percentage: false,
              amount: 725,
            },
            { shop_id: alder.id, vendor_id: null, product_type: 'Rugs', rate_ppm: 125_000 },
            { shop_id: alder.id, vendor_id: null, product_type: 'Unset', rate_ppm: null },
          ])
          .execute();
        await tx.updateTable('vendors').set({ commission_rate_ppm: 300_000 }).where('id', '=', ash).execute();
        await tx
          .updateTable('vendors')
          .set({ flat_rate: false })
          .where('id', '=', vendorOf(alder, 'Zinc'))
          .execute();
      });
      const { product, variant } = await server.database.asSystem((tx) =>
        tx
          .selectFrom('variants')
          .select(['product_id as product', 'id as variant'])
          .where('shop_id', '=', alder.id)
          .where('platform_id', '=', 'shade')
          .executeTakeFirstOrThrow(),
      );
      await save([
        draft({ place: 'vendor', vendor: ash, from_day: '2026-03-10' }),
        draft({
          place: 'tag',
          name: 'Sale',
          from_day: '2026-04-01',
          measure: 'vendor_sales',
          steps: [percent('50'), { from: '1000', kind: 'unit_amount', value: '1.50' }],
          floor: '1.00',
          bounds_per: 'line',
        }),
        draft({ place: 'variant', variant, until_day: '2026-03-09' }),
        draft({ place: 'product', product, steps: [{ from: '0', kind: 'cost', value: null }] }),
        draft({ place: 'global', from_day: '2026-03-12', steps: [] }),
      ]);
      return { product, variant };
    }
    const short = (rows: Awaited<ReturnType<typeof list>>['results']) =>
      rows.map(({ place, vendor_name, product_title, name, kind, state }) =>
        [place, name ?? product_title ?? vendor_name, kind, state].filter((one) => one !== null).join(' '),
      );

    const all = [
      'variant shade percent over',
      'product shade cost holds',
      'vendor_product_type Rugs unit_amount setting',
      'tag sale tiers coming',
      'shop_product_type Rugs percent setting',
      'flat Zinc none setting',
      'vendor Ash percent setting',
      'vendor Ash percent holds',
      'global percent setting',
      'global none holds',
    ];

    it('has rules and settings by place, the strongest first, in pages', async () => {
      await fill();
      const { results, count } = await list();
      expect(short(results)).toEqual(all);
      expect(count).toBe(all.length);
      expect(results[2]).toMatchObject({
        id: null,
        vendor: ash,
        from_day: null,
        made_at: null,
        steps: [{ from: '0.00', kind: 'unit_amount', value: '7.25' }],
      });
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, page_size: 3 })));
      expect(short(pages.flatMap((page) => page.results))).toEqual(all);
    });

    it.each<[Record<string, string>, string[]]>([
      [{ place: 'flat' }, ['flat Zinc none setting']],
      [
        { name: 'Rugs' },
        ['vendor_product_type Rugs unit_amount setting', 'shop_product_type Rugs percent setting'],
      ],
      [{ name: 'SALE' }, ['tag sale tiers coming']],
      [{ name: 'rugs' }, []],
      [{ kind: 'cost' }, ['product shade cost holds']],
      [{ kind: 'tiers' }, ['tag sale tiers coming']],
      [{ search: 'shad' }, ['variant shade percent over', 'product shade cost holds']],
      [{ search: '%' }, []],
    ])('is filtered by %o', async (query, found) => {
      await fill();
      expect(short((await list(query)).results)).toEqual(found);
    });

    it('is filtered by vendor, and by the day on which rules hold', async () => {
      await fill();
      expect(short((await list({ vendor_id: ash })).results)).toEqual([all[2], all[6], all[7]]);
      expect(short((await list({ on: '2026-03-05' })).results)).toEqual([
        'variant shade percent holds',
        ...all.slice(1, 3),
        ...all.slice(4, 7),
        'global percent setting',
      ]);
      // The setting of Ash gives way to its rule; that of the shop stays, as its rule has ended.
      expect(short((await list({ on: '2026-04-02' })).results)).toEqual([
        ...all.slice(1, 3),
        'tag sale tiers holds',
        ...all.slice(4, 6),
        ...all.slice(7),
      ]);
      await server.refused('listRules', 400, { token: tokens.owner, query: { on: '2026-02-30' } });
    });

    it('leaves out what was taken back, and says what has been overtaken', async () => {
      const { results } = await save([
        draft({ from_day: '2026-03-01', until_day: '2026-03-20' }),
        draft({ from_day: '2026-03-20', until_day: null }),
        draft({ from_day: '2026-03-01', until_day: '2026-03-19' }),
      ]);
      const states = async () => (await list()).results.map(({ id, state }) => [id, state]);
      const [first, second, third] = results.map(({ id }) => id);
      expect(await states()).toEqual([
        [null, 'setting'],
        [first, 'replaced'],
        [third, 'holds'],
        [second, 'coming'],
      ]);
      await takeBack(third ?? 0);
      expect(await states()).toEqual([
        [null, 'setting'],
        [first, 'holds'],
        [second, 'coming'],
      ]);
    });

    it('is a file with the columns that drafts are read from', async () => {
      const { product, variant } = await fill();
      const records = recordsOf(
        await fetchFile(server, '/api/rules/?format=csv&page_size=2', csvFor(tokens.owner)),
      );
      expect(Object.keys(records[0] ?? {})).toEqual([...ruleFileColumns]);
      expect(records.map(({ place, state }) => [place, state].join(' '))).toEqual(
        (await list()).results.map(({ place, state }) => [place, state].join(' ')),
      );
      expect(records[0]).toMatchObject({ variant_id: String(variant), until_day: '2026-03-09', vendor: '' });
      expect(records[1]).toMatchObject({ product_id: String(product), steps: '0=cost' });
      expect(records[2]).toMatchObject({
        vendor: 'Ash',
        vendor_id: String(ash),
        name: 'Rugs',
        from_day: '',
        steps: '0=7.25',
      });
      expect(records[3]).toMatchObject({
        name: 'sale',
        from_day: '2026-04-01',
        measure: 'vendor_sales',
        steps: '0=50%; 1000.00=1.50',
        floor: '1.00',
        cap: '',
        per: 'line',
      });
      expect(records[9]).toMatchObject({ steps: '', state: 'holds' });
      const one = recordsOf(
        await fetchFile(server, '/api/rules/?format=csv&place=product', csvFor(tokens.owner)),
      );
      expect(one).toEqual([records[1]]);
    });
  });
});
