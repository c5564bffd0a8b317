import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseShop } from '../../../packages/server/src/queries/erasure.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { issueStatement } from '../../../packages/server/src/features/statements/ledger/issue-statement.ts';
import { createStatementWork } from '../../../packages/server/src/features/statements/statement-work.ts';
import { runSchedules } from '../../../packages/server/src/features/statements/statement-schedules.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { makeDue } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { presentKey, replaceSigningKey } from '../../../packages/server/src/queries/signing-keys.ts';
import { forEachDatabase } from '../../databases.ts';
import { fetchFile } from '../exports/files.ts';
import { insertRule, percentStep } from '../rule-rows.ts';
import { secretsKey, startServer, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { fillShops, insertLine, lineOf, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

const february = { first_day: '2026-02-01', last_day: '2026-02-28' };
const march = { first_day: '2026-03-01', last_day: '2026-03-31' };
const april = { first_day: '2026-04-01', last_day: '2026-04-30' };

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  let ash: number;
  beforeEach(async () => {
    const database = await open();
    ({ alder, birch } = await fillShops(database));
    server = await startServer(database);
    await goTo('2026-04-02');
    loom = vendorOf(alder, 'Lantern Loom');
    ash = vendorOf(alder, 'Ash');
  });
  afterEach(() => server.close());

  async function goTo(day: string, time = '12:00'): Promise<void> {
    server.now = new Date(`${day}T${time}:00Z`);
    tokens = await signInAll(server);
  }
  const asOwner = <T extends object>(more: T) => ({ token: tokens.owner, ...more });
  const issue = (vendor: number, days: object, more: object = {}) =>
    server.ok('createStatement', asOwner({ body: { vendor, ...days, ...more } }));
  const refused = (vendor: number, days: object, status = 422) =>
    server.refused('createStatement', status, asOwner({ body: { vendor, ...days } }));
  const entriesOf = async (id: number, token = tokens.owner, query: object = {}) =>
    (await server.ok('listStatementEntries', { token, params: { id }, query: { ...query } })).results;
  const statementsOf = async (vendor: number, token = tokens.owner) =>
    (await server.ok('listStatements', { token, query: { vendor_id: vendor } })).results;
  const dueOf = async (id: number) =>
    (await server.ok('getVendor', asOwner({ params: { id } }))).commission_totals.due;
  const refund = (line: string) =>
    server.database.asSystem(async (tx) => {
      const id = lineOf(alder, line);
      await tx.updateTable('line_items').set({ returned_quantity: 1 }).where('id', '=', id).execute();
      await priceLines(tx, alder.id, { lines: [id] });
    });
  const work = () =>
    createStatementWork({
      database: server.database,
      secrets: sealerOf(secretsKey),
      publicUrl: () => 'https://consignment.example',
      clock: () => server.now,
      startDelivery: () => undefined,
    });
  const runAll = () => work().run(alder.id, new AbortController().signal);
  const expectClean = async () => {
    const who = { shopId: alder.id, vendorIds: null };
    expect(await server.database.asShop(who, (tx) => audit(tx, alder.id))).toEqual([]);
  };

  describe('a statement', () => {
    it('states what was earned in its days, and begins with what came before', async () => {
      const statement = await issue(loom, march);
      expect(statement).toMatchObject({
        number: 1,
        vendor: loom,
        payee_name: 'Lantern Loom',
        ...march,
        opening: '15.00',
        earned: '13.00',
        closing: '28.00',
        standing: 'latest',
        entries: 3,
      });
      expect(statement.code).toBe(statement.hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1-'));
      expect(await dueOf(loom)).toBe('28.00');
      const entries = await entriesOf(statement.id);
      expect(entries.map(({ section, title, amount }) => [section, title, amount])).toEqual([
        ['brought_forward', 'wick', '15.00'],
        ['earned', 'lamp', '5.00'],
        ['earned', 'shade', '8.00'],
      ]);
      expect(entries[1]).toMatchObject({ order_name: '#lamp', quantity: 1, price: '10.00', rate: '50' });
      expect((await entriesOf(statement.id, tokens.owner, { section: 'earned' })).length).toBe(2);
      await expectClean();
    });

    it('keeps what it stated; what changes later is an adjustment of the next one, with its reason', async () => {
      const first = await issue(loom, march);
      const before = await entriesOf(first.id);
      await refund('lamp');
      const override = { line_item: lineOf(alder, 'shade'), commission: '3.00' };
      await server.ok('createOverride', asOwner({ body: override }));
      await server.ok(
        'createCustomItem',
        asOwner({ body: { title: 'Rent', commission: '-2.00', vendor_id: loom } }),
      );
      await server.ok(
        'updateLineItem',
        asOwner({
          params: { id: lineOf(alder, 'wick') },
          body: { override_vendor: ash },
        }),
      );
      await settled(server);
      await goTo('2026-05-03');
      const second = await issue(loom, april);
      expect(second).toMatchObject({
        opening: first.closing,
        custom_items: '-2.00',
        closing: await dueOf(loom),
      });
      const changed = await entriesOf(second.id, tokens.owner, { section: 'adjustment' });
      expect(changed.map(({ title, reason, amount }) => [title, reason, amount])).toEqual([
        ['wick', 'moved_out', '-15.00'],
        ['lamp', 'refunded', '-5.00'],
        ['shade', 'repriced', '-5.00'],
      ]);
      expect(await entriesOf(first.id)).toEqual(before);
      expect((await server.ok('getStatement', asOwner({ params: { id: first.id } }))).standing).toBe(
        'followed',
      );
      const taken = await issue(ash, april);
      expect((await entriesOf(taken.id)).find(({ title }) => title === 'wick')).toMatchObject({
        amount: '15.00',
      });
      await expectClean();
    });

    it('names the version of a rule by which a line was earned, in the form of version 2 where it has one', async () => {
      const whole = { first_day: '2026-02-01', last_day: '2026-03-01' };
      const before = await issue(loom, whole);
      const rule = { place: 'shop_product_type', name: 'Lighting', version: 2, from: '2026-03-02' } as const;
      await server.database.asSystem(async (tx) => {
        await insertRule(tx, alder.id, { ...rule, steps: [percentStep(60)] });
        await tx
          .updateTable('line_items')
          .set({ product_type: 'Lighting' })
          .where('id', 'in', [lineOf(alder, 'lamp'), lineOf(alder, 'shade')])
          .execute();
        await priceLines(tx, alder.id, { lines: [lineOf(alder, 'lamp'), lineOf(alder, 'shade')] });
      });
      const after = await issue(loom, { first_day: '2026-03-02', last_day: '2026-03-31' });
      const rules = (await entriesOf(after.id)).map((entry) => [entry.title, entry.rate, entry.rule]);
      expect(rules).toEqual([
        ['shade', '60', { place: 'shop_product_type', from_day: '2026-03-02', version: 2 }],
      ]);
      expect((await entriesOf(before.id)).map((entry) => entry.rule)).not.toContainEqual(expect.anything());
      const { rows } = await server.database.asSystem((tx) =>
        sql<{
          format: number;
        }>`select format from statements where shop_id = ${alder.id} order by id`.execute(tx),
      );
      expect(rows).toEqual([{ format: 1 }, { format: 2 }]);
      // The hash of each holds when it is worked out again, and a line that takes another version is an adjustment.
      await expectClean();
      await server.database.asSystem(async (tx) => {
        await insertRule(tx, alder.id, { ...rule, version: 3, steps: [percentStep(50)] });
        await priceLines(tx, alder.id, { lines: [lineOf(alder, 'shade')] });
      });
      await goTo('2026-05-02');
      const later = await issue(loom, april);
      expect(await entriesOf(later.id)).toMatchObject([
        { section: 'adjustment', reason: 'repriced', rule: { from_day: '2026-03-02', version: 3 } },
      ]);
      await expectClean();
    });

    it('has the payouts of its days, and takes back one that is deleted later', async () => {
      await goTo('2026-03-20');
      const body = { vendor: loom, line_item_ids: [lineOf(alder, 'lamp')], additional_pay: '2.50' };
      const payout = await server.ok('createPayout', asOwner({ body }));
      await goTo('2026-04-02');
      const first = await issue(loom, march);
      expect(first).toMatchObject({ additional_pay: '2.50', payouts: '-7.50', closing: '23.00' });
      expect((await entriesOf(first.id, tokens.owner, { section: 'payout' }))[0]).toMatchObject({
        payout: payout.id,
        title: 'Paid directly',
        amount: '-7.50',
        invoice_number: 1,
      });
      await server.ok('deletePayout', asOwner({ params: { id: payout.id } }));
      await goTo('2026-05-03');
      const second = await issue(loom, april);
      expect(second).toMatchObject({ adjustments: '5.00', payouts: '0.00', closing: await dueOf(loom) });
      const entries = await entriesOf(second.id);
      expect(entries.map(({ reason, amount }) => [reason, amount]).toSorted()).toEqual([
        ['payout_void', '-2.50'],
        ['payout_void', '7.50'],
      ]);
      await expectClean();
    });

    it('to today ends at the moment of issue, and the next one begins there: each line is in one of them', async () => {
      const body = { vendor: loom, line_item_ids: [lineOf(alder, 'lamp')] };
      const payout = await server.ok('createPayout', asOwner({ body }));
      await goTo('2026-04-20', '12:00');
      const toToday = { first_day: '2026-04-01', last_day: '2026-04-20' };
      const first = await issue(loom, toToday);
      expect(first).toMatchObject({ ...toToday, payouts: '-5.00', closing: '23.00' });
      expect(first.issued_at).toBe('2026-04-20T12:00:00.000Z');
      // However often it is asked for, also once more has happened.
      expect(await refused(loom, toToday)).toMatchObject({ code: 'period_stated' });
      await server.database.asSystem(async (tx) => {
        for (const [title, time] of [
          ['early bird', '11:00'],
          ['night owl', '15:00'],
        ] as const) {
          const processedAt = `2026-04-20T${time}:00Z`;
          const id = await insertLine(tx, alder, { title, vendor: 'Lantern Loom', processedAt, price: 1000 });
          await priceLines(tx, alder.id, { lines: [id] });
        }
      });
      await goTo('2026-04-20', '18:00');
      expect(await refused(loom, toToday)).toMatchObject({ code: 'period_stated' });
      await goTo('2026-05-03');
      const second = await issue(loom, april);
      expect(second).toMatchObject({
        first_day: '2026-04-20',
        last_day: '2026-04-30',
        opening: first.closing,
        closing: await dueOf(loom),
      });
      const entries = [...(await entriesOf(first.id)), ...(await entriesOf(second.id))];
      expect(entries.map(({ section, reason, title, amount }) => [section, reason, title, amount])).toEqual([
        ['brought_forward', null, 'wick', '15.00'],
        ['brought_forward', null, 'lamp', '5.00'],
        ['brought_forward', null, 'shade', '8.00'],
        ['payout', null, 'Paid directly', '-5.00'],
        ['earned', null, 'night owl', '5.00'],
        // Entered after the first one was issued.
        ['adjustment', 'late', 'early bird', '5.00'],
      ]);
      const items = entries.map(({ line_item: line, payout: paid }) => `${line} ${paid}`);
      expect(new Set(items).size).toBe(items.length);
      const ofPayout = async (id: number) =>
        (await server.ok('listStatements', asOwner({ query: { vendor_id: loom, payout: id } }))).results;
      expect((await ofPayout(payout.id)).map(({ number }) => number)).toEqual([1]);
      expect(await ofPayout(payout.id + 1)).toEqual([]);
      await expectClean();
    });

    it('begins on the next day where one was issued at the end of its last', async () => {
      await issue(loom, march);
      const next = { first_day: '2026-04-01', last_day: '2026-04-02' };
      expect(await issue(loom, next)).toMatchObject(next);
    });

    it('is of no days to come, and never of days that are stated', async () => {
      expect(await refused(loom, april)).toMatchObject({ code: 'period_open' });
      expect(await refused(loom, { first_day: '2026-03-31', last_day: '2026-03-01' }, 400)).toMatchObject({
        code: 'out_of_range',
      });
      await issue(loom, march);
      expect(await refused(loom, march)).toMatchObject({ code: 'period_stated' });
      expect(await refused(loom, february)).toMatchObject({ code: 'period_stated' });
      expect(await refused(vendorOf(birch, 'Twig'), march, 404)).toMatchObject({ code: 'not_found' });
      expect(await refused(vendorOf(alder, 'Ash'), february)).toMatchObject({ code: 'nothing_to_state' });
      expect(await statementsOf(ash)).toEqual([]);
      await goTo('2026-05-03');
      // A day is left out in the question, and not in the books.
      expect(await issue(loom, { first_day: '2026-04-10', last_day: '2026-04-30' })).toMatchObject(april);
    });

    it('is issued once, however many ask at the same time', async () => {
      const asked = Array.from({ length: 4 }, () =>
        server.ask('createStatement', asOwner({ body: { vendor: loom, ...march } })),
      );
      const replies = await Promise.all(asked);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
      expect(await statementsOf(loom)).toHaveLength(1);
    });

    it('waits until the prices of its vendor are worked out again', async () => {
      const how = { holdsPayouts: true, beginsAgain: true };
      const job = { shopId: alder.id, kind: 'recalculation', vendorId: loom } as const;
      await server.database.asSystem((tx) => makeDue(tx, job, how));
      expect(await refused(loom, march, 409)).toMatchObject({ code: 'recalculating' });
      await settled(server);
      await issue(loom, march);
    });

    it('can be withdrawn while none follows, stays visible, and what it stated is stated again', async () => {
      const first = await issue(loom, march);
      await goTo('2026-05-03');
      const second = await issue(loom, april);
      const withdraw = (id: number) => server.ask('withdrawStatement', asOwner({ params: { id } }));
      expect((await withdraw(first.id)).body).toMatchObject({ status: 409, code: 'statement_followed' });
      expect((await withdraw(second.id)).body).toMatchObject({ standing: 'withdrawn' });
      expect((await withdraw(second.id)).status).toBe(200);
      expect((await withdraw(first.id)).body).toMatchObject({ standing: 'withdrawn' });
      const again = await issue(loom, march);
      expect(again).toMatchObject({ number: 3, opening: '15.00', closing: '28.00', standing: 'latest' });
      expect((await statementsOf(loom)).map(({ number, standing }) => [number, standing])).toEqual([
        [2, 'withdrawn'],
        [3, 'latest'],
        [1, 'withdrawn'],
      ]);
      await expectClean();
    });

    it('cannot be changed or deleted, and neither can its entries', async () => {
      const { id } = await issue(loom, march);
      const change = (sqlOf: 'closing' | 'delete' | 'entry') =>
        server.database.asSystem(async (tx) => {
          if (sqlOf === 'closing') {
            await tx
              .updateTable('statements')
              .set({ closing: 1, opening: -12_99 })
              .where('id', '=', id)
              .execute();
          } else if (sqlOf === 'delete') await tx.deleteFrom('statements').where('id', '=', id).execute();
          else
            await tx
              .updateTable('statement_entries')
              .set({ earned: 1 })
              .where('statement_id', '=', id)
              .execute();
        });
      await expect(change('closing')).rejects.toThrow('is final');
      await expect(change('entry')).rejects.toThrow('is final');
      await expect(change('delete')).rejects.toThrow();
    });

    it('loses addresses with a shop that is closed, and the audit knows why its hash no longer holds', async () => {
      await issue(loom, march);
      await server.database.asSystem((tx) => eraseShop(tx, alder.id, server.now));
      await expectClean();
    });
  });

  describe('the audit', () => {
    it('finds a statement that was changed behind its back', async () => {
      const { id } = await issue(loom, march);
      await expectClean();
      await withoutTriggers(() =>
        server.database.asSystem((tx) =>
          tx
            .updateTable('statement_entries')
            .set({ title: 'lantern' })
            .where('statement_id', '=', id)
            .where('position', '=', 2)
            .execute(),
        ),
      );
      const who = { shopId: alder.id, vendorIds: null };
      expect(await server.database.asShop(who, (tx) => audit(tx, alder.id))).toEqual([
        { what: 'statement hash', id, expected: 1, found: 0 },
      ]);
    });
  });

  describe('issuing for all', () => {
    const preview = (days: object, more: object = {}) =>
      server.ok('previewStatements', asOwner({ query: { ...days, ...more } }));
    const progress = async () => (await server.ok('getStatementProgress', asOwner({}))).run;

    it('says before what each statement would be and what is odd, and does that', async () => {
      const days = { first_day: '2026-03-01', last_day: '2026-03-31' };
      const planned = await preview(days);
      expect(
        planned.statements.map(({ payee_name, closing, oddities }) => [payee_name, closing, oddities]),
      ).toEqual([
        ['Ash', '3.00', ['no_address']],
        ['Lantern Loom', '28.00', ['first']],
        ['Moss & Fern', '3.50', []],
        ['Zinc', '4.00', ['hidden']],
      ]);
      expect(planned).toMatchObject({ count: 4, closing: '38.50', skipped: [] });
      expect(await statementsOf(loom)).toEqual([]);

      const run = await server.ok('createAllStatements', asOwner({ body: { ...days, sends_mail: true } }));
      expect(run).toMatchObject({ is_active: true, total: 4, done: 0 });
      const again = await server.refused('createAllStatements', 409, asOwner({ body: days }));
      expect(again.code).toBe('statements_under_way');
      expect(await work().dueShops()).toEqual([alder.id]);
      await runAll();
      expect(await progress()).toMatchObject({ is_active: false, total: 4, done: 4, issued: 4, skipped: [] });
      const { results } = await server.ok('listStatements', asOwner({}));
      const issued = results.map(({ payee_name, closing }) => [payee_name, closing]).toSorted();
      expect(issued).toEqual(
        planned.statements.map(({ payee_name, closing }) => [payee_name, closing]).toSorted(),
      );
      const mails = await server.database.asSystem((tx) =>
        tx.selectFrom('mails').select(['to_address', 'subject']).where('kind', '=', 'statement').execute(),
      );
      expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(
        Array.from({ length: 3 }, () => 'vendor@alder.example'),
      );
      expect(mails[0]?.subject).toBe('Your statement for March 2026 from alder.example');
      expect(await work().dueShops()).toEqual([]);
    });

    it('names those whose statement it cannot issue', async () => {
      await issue(loom, march);
      expect((await preview(march)).skipped).toMatchObject([{ vendor: loom, code: 'period_stated' }]);
      await server.ok('createAllStatements', asOwner({ body: march }));
      await runAll();
      const run = await progress();
      expect(run).toMatchObject({ total: 4, done: 4, issued: 3 });
      expect(run?.skipped).toMatchObject([
        { vendor: loom, payee_name: 'Lantern Loom', code: 'period_stated' },
      ]);
    });

    it('waits with a vendor whose prices are being worked out, and goes on with the others', async () => {
      const how = { holdsPayouts: true, beginsAgain: true };
      const job = { shopId: alder.id, kind: 'recalculation', vendorId: loom } as const;
      await server.database.asSystem((tx) => makeDue(tx, job, how));
      await server.ok('createAllStatements', asOwner({ body: march }));
      await runAll();
      expect(await progress()).toMatchObject({ is_active: true, done: 3, issued: 3 });
      await settled(server);
      await runAll();
      expect(await progress()).toMatchObject({ is_active: false, done: 4, issued: 4 });
    });
  });

  describe('the schedule', () => {
    const schedule = async () => server.ok('getStatementSchedule', asOwner({}));
    const set = (day_of_month: number | null) =>
      server.ok('updateStatementSchedule', asOwner({ body: { day_of_month, sends_mail: false } }));
    const runs = () =>
      server.database.asSystem((tx) =>
        tx
          .selectFrom('statement_runs')
          .select(['payees', 'first_day', 'last_day', 'scheduled_for'])
          .orderBy('id')
          .execute(),
      );

    it('issues the month before on its day, once', async () => {
      expect(await schedule()).toMatchObject({ day_of_month: null, next_on: null });
      // The day of this month is over, so the next is in May.
      expect(await set(1)).toMatchObject({ day_of_month: 1, next_on: '2026-05-01' });
      expect(await set(3)).toMatchObject({ day_of_month: 3, next_on: '2026-04-03' });
      await runSchedules(server.database, server.now);
      expect(await runs()).toEqual([]);
      await goTo('2026-04-04');
      await runSchedules(server.database, server.now);
      await runSchedules(server.database, server.now);
      const made = { first_day: '2026-03-01', last_day: '2026-03-31', scheduled_for: '2026-04-03' };
      expect(await runs()).toEqual([
        { payees: 'vendors', ...made },
        { payees: 'sales_reps', ...made },
      ]);
      await runAll();
      expect(await statementsOf(loom)).toMatchObject([march]);
      const { next_on } = await server.ok('listStatements', { token: tokens.vendor });
      expect(next_on).toBe('2026-05-03');
      expect(await set(null)).toMatchObject({ day_of_month: null, next_on: null });
    });
  });

  describe('a vendor', () => {
    it('sees its own statements only', async () => {
      const own = await issue(loom, march);
      const others = await issue(ash, march);
      expect(
        (await server.ok('listStatements', { token: tokens.vendor })).results.map(({ id }) => id),
      ).toEqual([own.id]);
      expect(await statementsOf(ash, tokens.vendor)).toEqual([]);
      await server.refused('getStatement', 404, { token: tokens.vendor, params: { id: others.id } });
      await server.refused('listStatementEntries', 404, { token: tokens.vendor, params: { id: others.id } });
      await server.refused('exportStatement', 404, {
        token: tokens.vendor,
        params: { id: others.id },
        query: { type: 'csv' },
      });
      await server.refused('withdrawStatement', 403, { token: tokens.vendor, params: { id: own.id } });
    });

    it('sees no order, date or price that the shop hides, and no statement where it hides earnings', async () => {
      const setMeta = (meta_key: string) =>
        server.ok('createShopMeta', asOwner({ body: { meta_key, meta_value: false } }));
      const { id } = await issue(loom, march);
      expect((await entriesOf(id, tokens.vendor))[1]).toMatchObject({ order_name: '#lamp', price: '10.00' });
      for (const key of ['order_num', 'order_date', 'sell_price']) await setMeta(`vendor_field_${key}`);
      expect((await entriesOf(id, tokens.vendor))[1]).toMatchObject({
        order_name: '',
        date: null,
        price: null,
      });
      expect((await entriesOf(id))[1]).toMatchObject({ order_name: '#lamp', price: '10.00' });
      await setMeta('vendor_field_commissions');
      for (const call of ['getStatement', 'listStatementEntries'] as const) {
        await server.refused(call, 403, { token: tokens.vendor, params: { id } });
      }
      await server.refused('listStatements', 403, { token: tokens.vendor });
      const asked = { token: tokens.vendor, params: { id }, query: { type: 'pdf' } };
      await server.refused('exportStatement', 403, asked);
    });
  });

  describe('anyone', () => {
    const standing = async (hash: string) =>
      (await server.ok('getStatementStanding', { query: { hash } })).standing;

    it('learns the state of a statement by its hash or code, and nothing else', async () => {
      const first = await issue(loom, march);
      expect(await standing(first.hash)).toBe('latest');
      expect(await standing(first.code.replaceAll('-', ''))).toBe('latest');
      expect(await standing('0'.repeat(64))).toBe('unknown');
      await server.refused('getStatementStanding', 400, { query: { hash: first.hash.slice(0, 15) } });
      await goTo('2026-05-03');
      const second = await issue(loom, april);
      expect(await standing(first.hash)).toBe('followed');
      await server.ok('withdrawStatement', asOwner({ params: { id: second.id } }));
      expect([await standing(first.hash), await standing(second.hash)]).toEqual(['latest', 'withdrawn']);
    });

    it('learns which shop has issued it, and where another has the name that it prints', async () => {
      const rename = (shop: Shop, name: string) =>
        server.database.asSystem((tx) =>
          tx.updateTable('shops').set({ name }).where('id', '=', shop.id).execute(),
        );
      const issuer = async (hash: string) =>
        (await server.ok('getStatementStanding', { query: { hash } })).issuer;
      await rename(alder, 'Kiln & Co');
      const { hash } = await issue(loom, march);
      const kiln = { name: 'Kiln & Co', domain: `www.${alder.domain}` };
      expect(await issuer(hash)).toEqual({ ...kiln, has_namesake: false });
      expect(await issuer('0'.repeat(64))).toBeNull();
      // A second shop that takes the name is no second Kiln & Co: a file of either is checked with a warning.
      await rename(birch, ' kiln  & CO ');
      expect(await issuer(hash)).toEqual({ ...kiln, has_namesake: true });
      await rename(alder, 'Kiln and Sons');
      expect(await issuer(hash)).toEqual({ ...kiln, name: 'Kiln and Sons', has_namesake: true });
      const [stated] = await statementsOf(loom);
      const { url } = await server.ok(
        'exportStatement',
        asOwner({ params: { id: stated?.id ?? 0 }, query: { type: 'json' } }),
      );
      expect((await fetchFile(server, url)).bytes.toString()).toContain(`www.${alder.domain}`);
    });

    it('gets the public keys, the retired ones too', async () => {
      const keys = async () => {
        const reply = await fetch(`${server.url}/.well-known/consignment-keys.json`);
        expect(reply.status).toBe(200);
        return ((await reply.json()) as { keys: { kid: string; retired_at: string | null; x: string }[] })
          .keys;
      };
      const { key } = await issue(loom, march);
      expect(await keys()).toMatchObject([{ kid: key, retired_at: null, kty: 'OKP', crv: 'Ed25519' }]);
      await server.database.asSystem((tx) => replaceSigningKey(tx, sealerOf(secretsKey), () => server.now));
      const both = await keys();
      expect(both.map(({ kid, retired_at }) => [kid === key, retired_at === null])).toEqual(
        expect.arrayContaining([
          [true, false],
          [false, true],
        ]),
      );
      expect((await issue(ash, march)).key).toBe(both.find(({ retired_at }) => retired_at === null)?.kid);
    });
  });

  it('is not signed by a key that was retired while it was being issued', async () => {
    const secrets = sealerOf(secretsKey);
    const key = await server.database.asSystem((tx) => presentKey(tx, secrets, server.now));
    await server.database.asSystem((tx) => replaceSigningKey(tx, secrets, () => server.now));
    const days = { firstDay: march.first_day, lastDay: march.last_day };
    const payee = { shopId: alder.id, vendorId: loom };
    const ask = { payee, ...days, issuedBy: null, publicUrl: 'https://consignment.example', now: server.now };
    const who = { shopId: alder.id, vendorIds: null };
    await expect(server.database.asShop(who, (tx) => issueStatement(tx, ask, key))).rejects.toMatchObject({
      status: 503,
      message: 'The key that signs statements has just been replaced. Please try again.',
    });
    expect(await statementsOf(loom)).toEqual([]);
  });

  it('has its public keys listed by a server that has lost the secret of the private one', async () => {
    const { key } = await issue(loom, march);
    const other = await startServer(server.database, {
      secretsKey: 'another key, of at least 32 characters',
    });
    const reply = await fetch(`${other.url}/.well-known/consignment-keys.json`);
    await other.close();
    expect([reply.status, await reply.json()]).toMatchObject([200, { keys: [{ kid: key }] }]);
  });

  /** As someone with the database's own password could change rows. */
  async function withoutTriggers(change: () => Promise<unknown>): Promise<void> {
    const turn = (to: string) =>
      server.database.asSystem((tx) =>
        sql`alter table statement_entries ${sql.raw(to)} trigger user`.execute(tx),
      );
    await turn('disable');
    await change().finally(() => turn('enable'));
  }
});
