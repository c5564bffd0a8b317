import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgets } from '../../../packages/server/src/features/features.ts';
import { upkeep } from '../../../packages/server/src/jobs/recurring.ts';
import { createReplayWork } from '../../../packages/server/src/features/rules/rule-replay-work.ts';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import { payoutsHeld } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { forEachDatabase } from '../../databases.ts';
import { csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import { startServer, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { draft as draftOf, percent, type Draft } from './rule-drafts.ts';
import { fillShops, insertLine, lineOf, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

const march = { date_start: '2026-03-01', date_end: '2026-03-31' };

/** 60 per cent of everything, long after the days of the replays. */
const draft = (change: Partial<Draft> = {}) =>
  draftOf({ from_day: '2042-01-01', steps: [percent('60')], ...change });

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    const database = await open();
    ({ alder } = await fillShops(database));
    server = await startServer(database);
    tokens = await signInAll(server);
    await settled(server);
  });
  afterEach(() => server.close());

  const start = (rules: readonly Draft[], days: object = march) =>
    server.ok('startRuleReplay', { token: tokens.owner, body: { rules, ...days } });
  const refused = (status: number, body: object) =>
    server.refused('startRuleReplay', status, { token: tokens.owner, body });
  const get = (id: number, token = tokens.owner) => server.ok('getRuleReplay', { token, params: { id } });
  const run = (shopId = alder.id) =>
    createReplayWork({ database: server.database, clock: () => server.now }).run(
      shopId,
      new AbortController().signal,
    );
  async function replay(rules: readonly Draft[], days: object = march) {
    const { id } = await start(rules, days);
    await run();
    return get(id);
  }
  const pay = (vendor: string, title: string) =>
    server.ok('createPayout', {
      token: tokens.owner,
      headers: { 'idempotency-key': title },
      body: { vendor: vendorOf(alder, vendor), line_item_ids: [lineOf(alder, title)] },
    });
  const save = async (rules: readonly Draft[]) => {
    const { results } = await server.ok('saveRules', { token: tokens.owner, body: { rules } });
    await settled(server);
    return results;
  };

  describe('a replay of drafts', () => {
    // Half of 20.00 less the discount of 2.00 is 8.00 for the shade; at 60 per cent it is 10.00. One order waits for its money.
    it('shows what the lines of the days would have earned, whatever the days of the draft', async () => {
      expect(await replay([draft()])).toEqual({
        id: expect.any(Number) as number,
        state: 'done',
        progress: 100,
        ...march,
        lines: 6,
        changed_lines: 5,
        earned: '23.50',
        would_have_earned: '28.60',
        of_it_paid: '0.00',
        vendors: [
          byVendor('Lantern Loom', [3, 2], '13.00', '16.00'),
          byVendor('Zinc', [1, 1], '4.00', '4.80'),
          byVendor('Moss & Fern', [1, 1], '3.50', '4.20'),
          byVendor('Ash', [1, 1], '3.00', '3.60'),
        ],
        months: [{ month: '2026-03-01', earned: '23.50', would_have_earned: '28.60' }],
        largest: [
          byLine('shade', 'Lantern Loom', '8.00', '10.00'),
          byLine('lamp', 'Lantern Loom', '5.00', '6.00'),
          byLine('bucket', 'Zinc', '4.00', '4.80'),
          byLine('fern', 'Moss & Fern', '3.50', '4.20'),
          byLine('ash tray', 'Ash', '3.00', '3.60'),
        ],
      });
    });

    const byVendor = (
      name: string,
      [lines, changed_lines]: [number, number],
      earned: string,
      would_have_earned: string,
    ) => ({
      vendor: vendorOf(alder, name),
      vendor_name: name,
      lines,
      changed_lines,
      earned,
      would_have_earned,
    });
    const byLine = (
      title: string,
      vendor: string,
      earned: string,
      would_have_earned: string,
      is_paid = false,
    ) => ({
      line_item: lineOf(alder, title),
      order: expect.any(Number) as number,
      order_name: `#${title}`,
      title,
      vendor: vendorOf(alder, vendor),
      vendor_name: vendor,
      is_paid,
      earned,
      would_have_earned,
    });

    it('takes a day from midnight to midnight in the zone of the shop', async () => {
      // 23:30 in UTC on the first of July is the second in London.
      const of = (day: string) => replay([draft()], { date_start: day, date_end: day });
      expect(await of('2025-07-01')).toMatchObject({ state: 'done', lines: 0, vendors: [], months: [] });
      expect(await of('2025-07-02')).toMatchObject({ lines: 1, earned: '15.00', would_have_earned: '18.00' });
    });

    it('counts paid lines too, and gives their amount', async () => {
      await pay('Ash', 'ash tray');
      const found = await replay([draft()]);
      expect(found).toMatchObject({ earned: '23.50', would_have_earned: '28.60', of_it_paid: '0.60' });
      expect(found.largest.at(-1)).toEqual(byLine('ash tray', 'Ash', '3.00', '3.60', true));
    });

    it('compares with what is left once a paid line came back', async () => {
      await pay('Ash', 'ash tray');
      const line = lineOf(alder, 'ash tray');
      await server.database.asSystem(async (tx) => {
        await tx.updateTable('line_items').set({ returned_quantity: 1 }).where('id', '=', line).execute();
        await refundAfterPayout(tx, { shopId: alder.id, lines: [line], now: server.now });
      });
      const found = await replay([draft()]);
      expect(found.vendors).toContainEqual(byVendor('Ash', [1, 0], '0.00', '0.00'));
      expect(found).toMatchObject({ changed_lines: 4, of_it_paid: '0.00' });
    });

    it('puts each draft in the place of the rules for the same lines, and of no other', async () => {
      const ofAsh = { place: 'vendor', vendor: vendorOf(alder, 'Ash'), from_day: '2026-03-01' } as const;
      await save([draft({ ...ofAsh, steps: [percent('10')] })]);
      // Without drafts: by the rules as they are.
      expect(await replay([])).toMatchObject({ lines: 6, changed_lines: 0, earned: '21.10' });
      const found = await replay([draft()]);
      expect(found.vendors).toContainEqual(byVendor('Ash', [1, 0], '0.60', '0.60'));
      const other = await replay([draft({ ...ofAsh, steps: [percent('90')] }), draft()]);
      expect(other.vendors).toContainEqual(byVendor('Ash', [1, 1], '0.60', '5.40'));
      // Ended, so that the shop's rate holds.
      const ended = await replay([draft({ ...ofAsh, steps: [] })]);
      expect(ended.vendors).toContainEqual(byVendor('Ash', [1, 1], '0.60', '3.00'));
    });

    it('leaves an override as it is', async () => {
      await server.ok('createOverride', {
        token: tokens.owner,
        body: { line_item: lineOf(alder, 'fern'), commission: '1.00' },
      });
      const found = await replay([draft()]);
      expect(found.vendors).toContainEqual(byVendor('Moss & Fern', [1, 0], '1.00', '1.00'));
    });

    it('finds tiers by the sales of the month before, and counts none of them for pricing', async () => {
      await server.database.asSystem(async (tx) => {
        await insertLine(tx, alder, {
          title: 'last month',
          vendor: 'Ash',
          processedAt: '2026-02-10T10:00:00Z',
          price: 5000,
        });
        await priceLines(tx, alder.id, allOrders);
      });
      const steps = [percent('10'), percent('80', '50')];
      const found = await replay([draft({ measure: 'vendor_sales', steps })]);
      expect(found.vendors).toContainEqual(byVendor('Ash', [1, 1], '3.00', '4.80'));
      expect(found.vendors).toContainEqual(byVendor('Zinc', [1, 1], '4.00', '0.80'));
      const counted = await server.database.asSystem((tx) =>
        tx.selectFrom('vendor_sales_months').selectAll().execute(),
      );
      expect(counted).toEqual([]);
    });

    it('writes nothing but itself, and holds up no payout', async () => {
      const rows = () =>
        server.database.asSystem(async (tx) => {
          const lines =
            await sql`select id, xmin::text, commission_amount from line_items order by id`.execute(tx);
          const totals = await sql`select * from vendor_totals order by vendor_id`.execute(tx);
          const history = await sql`select count(*) from history`.execute(tx);
          return [lines.rows, totals.rows, history.rows];
        });
      const before = await rows();
      await start([draft()]);
      expect(
        await server.database.asShop({ shopId: alder.id, vendorIds: null }, (tx) =>
          payoutsHeld(tx, alder.id),
        ),
      ).toMatchObject({ all: false, vendors: new Set() });
      await run();
      expect(await rows()).toEqual(before);
    });

    it('runs alone in its shop, and shows how far it is', async () => {
      const first = await start([draft()]);
      expect(first).toMatchObject({ state: 'running', progress: 0, lines: 0, vendors: [] });
      expect(await refused(409, { rules: [], ...march })).toMatchObject({ code: 'replay_under_way' });
      await run();
      expect(await get(first.id)).toMatchObject({ state: 'done', progress: 100 });
      expect(await start([draft()])).toMatchObject({ state: 'running' });
    });

    it('is not another shop’s to see, nor a vendor’s', async () => {
      const { id } = await start([draft()]);
      await server.refused('getRuleReplay', 404, { token: tokens.stranger, params: { id } });
      await server.refused('getRuleReplay', 403, { token: tokens.vendor, params: { id } });
      await server.refused('startRuleReplay', 403, {
        token: tokens.vendor,
        body: { rules: [draft()], ...march },
      });
    });

    it('ends as failed where it cannot be priced, and lets the next one begin', async () => {
      const { id } = await start([draft()]);
      await server.database.asSystem((tx) =>
        tx.updateTable('rule_replays').set({ drafts: '[{}]' }).where('id', '=', id).execute(),
      );
      await expect(run()).rejects.toThrow(TypeError);
      expect(await get(id)).toMatchObject({ state: 'failed', progress: 0 });
      expect(await replay([draft()])).toMatchObject({ state: 'done' });
    });

    it('is forgotten after a week', async () => {
      const { id } = await replay([draft()]);
      const days = (count: number) => new Date(server.now.getTime() + count * 86_400_000);
      await upkeep(server.database, days(6), forgets);
      expect(await get(id)).toMatchObject({ lines: 6 });
      await upkeep(server.database, days(8), forgets);
      await server.refused('getRuleReplay', 404, { token: tokens.owner, params: { id } });
    });

    it('comes as a file with a row for each vendor', async () => {
      const { id } = await replay([draft()]);
      const file = await fetchFile(server, `/api/rules/replays/${id}/?format=csv`, csvFor(tokens.owner));
      expect(file.headers.get('content-disposition')).toContain('replay-2026-03-01-2026-03-31.csv');
      const records = recordsOf(file);
      expect(records).toHaveLength(4);
      expect(records[0]).toEqual({
        Vendor: 'Lantern Loom',
        Lines: '3',
        'Changed Lines': '2',
        Earned: '13.00',
        'Would Have Earned': '16.00',
        Difference: '3.00',
        'On Paid Lines': '0.00',
        Currency: 'GBP',
      });
    });

    it('refuses invalid days and drafts', async () => {
      expect(
        await refused(400, { rules: [], date_start: '2026-03-02', date_end: '2026-03-01' }),
      ).toMatchObject({
        code: 'out_of_range',
        errors: [{ pointer: '/date_end' }],
      });
      await refused(400, { rules: [], date_start: '2026-02-30', date_end: '2026-03-01' });
      const faulty = draft({ steps: [percent('101')] });
      expect(await refused(422, { rules: [draft(), faulty], ...march })).toMatchObject({
        errors: [{ pointer: '/rules/1/steps/0/value' }],
      });
      await refused(404, { rules: [draft({ place: 'vendor', vendor: 900_000_000 })], ...march });
    });
  });
});
