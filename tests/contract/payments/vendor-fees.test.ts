import { dayAt } from '@consignment/domain/time/zone';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Body } from '../../../packages/server/src/actions/operation.ts';
import { chargeAllFees } from '../../../packages/server/src/features/fees/charge-all-fees.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { issueStatement } from '../../../packages/server/src/features/statements/ledger/issue-statement.ts';
import { presentKey } from '../../../packages/server/src/queries/signing-keys.ts';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { forEachDatabase } from '../../databases.ts';
import { csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import { noon, secretsKey } from '../server.ts';
import { openPayingWorld, type Payee, type PayingWorld } from './world.ts';

/* Fees of a shop for its vendors. Today is 15 March 2026 at noon in London, and a payee is owed 28.00. */

type Terms = NonNullable<Body<'saveFee'>['terms']>;

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let payee: Payee;
  beforeAll(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });
  beforeEach(async () => {
    world.server.now = noon;
    await asSystem(async (tx) => {
      await sql`update fee_charges set state = 'waived' where state = 'waiting'`.execute(tx);
    });
    payee = await world.addPayee();
  });
  afterEach(async () => {
    // Fees of one test charge nothing in another.
    for (const { id, name, held, coming } of (await world.server.ok('listFees', { token: await owner() }))
      .results) {
      if ((held?.terms ?? coming?.terms ?? null) === null) continue;
      await save({ fee: id, name, from_day: today(), terms: null });
    }
    await world.expectClean();
    expect(world.server.failures).toEqual([]);
  });

  const asSystem: PayingWorld['server']['database']['asSystem'] = (work) =>
    world.server.database.asSystem(work);
  const owner = () => world.owner();
  const today = () => dayAt(world.server.now, 'Europe/London');
  const on = (time: string) => {
    world.server.now = new Date(time);
  };
  const clock = () => chargeAllFees(world.server.database, () => world.server.now);
  const terms = (changes: Partial<Terms> = {}): Terms => ({
    kind: 'monthly',
    amount: '10.00',
    percent: null,
    day: 1,
    month: null,
    before_rate: false,
    method: null,
    prorated: false,
    waits: false,
    vendors: [payee.id],
    ...changes,
  });
  const ofSales = (changes: Partial<Terms>) => terms({ day: null, ...changes });
  const save = async (body: Partial<Body<'saveFee'>>) =>
    world.server.ok('saveFee', {
      token: await owner(),
      body: { fee: null, name: 'Shelf rent', from_day: today(), terms: terms(), ...body },
    });
  const refused = async (status: number, body: Partial<Body<'saveFee'>>) =>
    world.server.refused('saveFee', status, {
      token: await owner(),
      body: { fee: null, name: 'Shelf rent', from_day: today(), terms: terms(), ...body },
    });
  const charges = async (id = payee.id) => {
    const { results } = await world.server.ok('listFeeCharges', {
      token: await owner(),
      query: { vendor_id: id },
    });
    return results.map(({ day, amount, state }) => `${day} ${amount} ${state}`).toReversed();
  };
  const due = async (id = payee.id) =>
    (await world.server.ok('getVendorCommissionTotals', { token: await owner(), params: { id } }))
      .commission_due;
  const pay = async (body: object = {}) =>
    world.server.ok('createPayout', {
      token: await owner(),
      body: { vendor: payee.id, all_line_items: true, ...body },
    });
  /** Lines of the payee sold on the first day of its fee. */
  const sellOn = (time: string) =>
    asSystem(async (tx) => {
      await sql`update orders set processed_at = ${time}::timestamptz where id in (
        select order_id from line_items where id = any (${[...payee.lines]}::int8[]))`.execute(tx);
      await sql`update line_items set processed_at = ${time}::timestamptz where id = any (${[...payee.lines]}::int8[])`.execute(
        tx,
      );
    });
  /** All of a line comes back. */
  const refund = (line: number) =>
    asSystem(async (tx) => {
      await sql`update line_items set returned_quantity = quantity, refunded_amount = price where id = ${line}`.execute(
        tx,
      );
      await priceLines(tx, world.alder.id, { lines: [line] });
      await refundAfterPayout(tx, { shopId: world.alder.id, lines: [line], now: world.server.now });
    });

  describe('a fee by the calendar', () => {
    it('is charged on its day in the shop’s time zone, once, and comes off the next payout', async () => {
      const fee = await save({});
      expect(fee).toMatchObject({ next_on: '2026-04-01', charged: '0.00', held: { version: 1 } });
      // Half an hour before midnight in London, where summer time has begun.
      on('2026-03-31T22:30:00Z');
      await clock();
      expect(await charges()).toEqual([]);
      on('2026-03-31T23:30:00Z');
      await Promise.all([clock(), clock()]);
      await clock();
      expect(await charges()).toEqual(['2026-04-01 10.00 charged']);
      expect(await due()).toBe('18.00');
      expect(await pay()).toMatchObject({ amount: '18.00' });
      expect(await charges()).toEqual(['2026-04-01 10.00 taken']);
    });

    it('is charged by its days where it begins within a period, and given back where it ends within one', async () => {
      const { id } = await save({ terms: terms({ amount: '31.00', prorated: true }) });
      expect(await charges()).toEqual(['2026-03-15 17.00 charged']);
      on('2026-03-20T12:00:00Z');
      await save({ fee: id, terms: null });
      expect(await charges()).toEqual(['2026-03-15 17.00 charged', '2026-03-20 -12.00 charged']);
      on('2026-05-02T12:00:00Z');
      await clock();
      expect(await charges()).toHaveLength(2);
      expect(await due()).toBe('23.00');
    });

    it('makes up for days on which nothing ran, by the version of each day', async () => {
      const { id } = await save({});
      await save({ fee: id, from_day: '2026-05-01', terms: terms({ amount: '12.00' }), expected_version: 1 });
      on('2026-05-20T12:00:00Z');
      await clock();
      const { results } = await world.server.ok('listFeeCharges', {
        token: await owner(),
        query: { fee: id },
      });
      expect(
        results.map(({ amount, version, cause }) => [amount, version, cause.from_day, cause.until_day]),
      ).toEqual([
        ['12.00', 2, '2026-05-01', '2026-05-31'],
        ['10.00', 1, '2026-04-01', '2026-04-30'],
      ]);
    });

    it('spares a hidden vendor, also for the past when it is shown again', async () => {
      await save({});
      const hide = (hidden: boolean) =>
        asSystem((tx) => tx.updateTable('vendors').set({ hidden }).where('id', '=', payee.id).execute());
      await hide(true);
      on('2026-04-02T12:00:00Z');
      await clock();
      await hide(false);
      await clock();
      expect(await charges()).toEqual([]);
      on('2026-05-02T12:00:00Z');
      await clock();
      expect(await charges()).toEqual(['2026-05-02 10.00 charged']);
    });

    it('follows a vendor that is merged, and charges no period twice', async () => {
      const other = await world.addPayee();
      await save({ terms: terms({ vendors: [payee.id, other.id] }) });
      on('2026-04-01T12:00:00Z');
      await clock();
      const body = { into: payee.id };
      await world.server.ok('mergeVendor', { token: await owner(), params: { id: other.id }, body });
      await clock();
      expect(await charges()).toEqual(['2026-04-01 10.00 charged', '2026-04-01 10.00 charged']);
      on('2026-05-01T12:00:00Z');
      await clock();
      expect(await charges()).toHaveLength(3);
      const [fee] = (await world.server.ok('listFees', { token: await owner() })).results;
      expect(fee?.held?.terms?.vendors).toEqual([payee.id]);
    });

    it('makes the balance negative, or waits until the vendor has earned enough', async () => {
      await save({ name: 'Sign', terms: ofSales({ kind: 'once', amount: '30.00', waits: true }) });
      await save({ name: 'Hook', terms: ofSales({ kind: 'once', amount: '1.00', waits: true }) });
      expect(await charges()).toEqual(['2026-03-15 30.00 waiting', '2026-03-15 1.00 waiting']);
      expect(await due()).toBe('28.00');
      const params = { id: payee.id };
      expect(await world.server.ok('listFeesOfVendor', { token: await owner(), params })).toMatchObject({
        waiting: '31.00',
      });
      await world.server.ok('createCustomItem', {
        token: await owner(),
        body: { vendor_id: payee.id, title: 'Prize', commission: '2.50' },
      });
      await clock();
      // The later one waits its turn.
      expect(await charges()).toEqual(['2026-03-15 30.00 charged', '2026-03-15 1.00 waiting']);
      expect(await due()).toBe('0.50');
      await save({ name: 'Shelf', terms: ofSales({ kind: 'once', amount: '5.00' }) });
      expect(await due()).toBe('-4.50');
    });
  });

  describe('a fee on sales', () => {
    it('is charged for each item since its first day, and comes back with a refund before and after the payout', async () => {
      await sellOn('2026-03-15T10:00:00Z');
      await save({ terms: ofSales({ kind: 'per_item', amount: '0.50', percent: '2' }) });
      // 10.00, 16.00 and 30.00 at 2 % and 0.50 each.
      expect(await charges()).toEqual([
        '2026-03-15 0.70 charged',
        '2026-03-15 0.82 charged',
        '2026-03-15 1.10 charged',
      ]);
      expect(await due()).toBe('25.38');
      await refund(payee.lines[0] ?? 0);
      await clock();
      expect(await due()).toBe('21.08');
      await pay();
      await refund(payee.lines[1] ?? 0);
      await clock();
      await clock();
      const given = (
        await world.server.ok('listFeeCharges', { token: await owner(), query: { vendor_id: payee.id } })
      ).results[0];
      await world.server.refused('waiveFeeCharge', 422, {
        token: await owner(),
        params: { id: given?.id ?? 0 },
      });
      expect((await charges()).slice(3)).toEqual(['2026-03-15 -0.70 taken', '2026-03-15 -0.82 charged']);
      expect(await due()).toBe('-7.18');
    });

    it('leaves the shop its part where it comes off before the rate', async () => {
      await sellOn('2026-03-15T10:00:00Z');
      await save({ terms: ofSales({ kind: 'per_item', amount: '1.00', before_rate: true }) });
      expect(await charges()).toEqual(Array(3).fill('2026-03-15 0.50 charged'));
    });

    it('leaves what was sold before it alone', async () => {
      await save({ terms: ofSales({ kind: 'per_item', amount: '1.00' }) });
      await save({ terms: ofSales({ kind: 'processing', amount: '1.00' }) });
      expect(await charges()).toEqual([]);
    });

    it('spreads the processing of an order over its lines, once, and keeps it when goods come back', async () => {
      await sellOn('2026-03-15T10:00:00Z');
      const other = await world.addPayee();
      // One order of 10.00, 16.00 and 30.00, and of 30.00 of another vendor.
      await asSystem(async (tx) => {
        const ids = [...payee.lines, other.lines[2] ?? 0];
        await sql`update line_items set order_id = (select order_id from line_items where id = ${ids[0]}),
          processed_at = '2026-03-15T10:00:00Z' where id = any (${ids}::int8[])`.execute(tx);
      });
      await save({
        terms: ofSales({ kind: 'processing', amount: '0.30', percent: '2.9', vendors: [payee.id, other.id] }),
      });
      // 2.9 % of 86.00 and 0.30 are 2.79: 56 and 30 parts of 86.
      expect(await charges()).toEqual(['2026-03-15 1.82 charged']);
      expect(await charges(other.id)).toEqual(['2026-03-15 0.97 charged']);
      await refund(payee.lines[0] ?? 0);
      await clock();
      expect(await charges()).toHaveLength(1);
    });

    it('is charged for a payout when it is paid, by its method, and comes back with its money', async () => {
      await save({ terms: ofSales({ kind: 'per_payout', amount: '0.50', percent: '1', method: 'by_hand' }) });
      await save({ terms: ofSales({ kind: 'per_payout', amount: '9.00', method: 'bank' }) });
      const { id } = await pay();
      await clock();
      await clock();
      // 1 % of 28.00 and 0.50.
      expect(await charges()).toEqual(['2026-03-15 0.78 charged']);
      expect(await due()).toBe('-0.78');
      await world.server.ok('deletePayout', { token: await owner(), params: { id } });
      await clock();
      await clock();
      expect(await charges()).toEqual(['2026-03-15 0.78 charged', '2026-03-15 -0.78 charged']);
      expect(await due()).toBe('28.00');
    });

    it('tops a month up to its minimum, for vendors who were there for all of it', async () => {
      await asSystem((tx) =>
        tx
          .updateTable('vendors')
          .set({ created_at: new Date('2026-01-01T00:00:00Z') })
          .where('id', '=', payee.id)
          .execute(),
      );
      const late = await world.addPayee();
      await asSystem((tx) =>
        tx
          .updateTable('vendors')
          .set({ created_at: new Date('2026-04-02T00:00:00Z') })
          .where('id', '=', late.id)
          .execute(),
      );
      const vendors = [payee.id, late.id];
      await save({
        from_day: '2026-04-01',
        terms: ofSales({ kind: 'monthly_minimum', amount: '15.00', vendors }),
      });
      await save({ from_day: '2026-04-01', terms: terms({ vendors }) });
      on('2026-04-30T12:00:00Z');
      await clock();
      expect(await charges()).toEqual(['2026-04-30 10.00 charged']);
      on('2026-05-01T12:00:00Z');
      await clock();
      await clock();
      expect(await charges()).toEqual([
        '2026-04-30 10.00 charged',
        '2026-05-01 10.00 charged',
        '2026-05-01 5.00 charged',
      ]);
      expect(await charges(late.id)).toEqual(['2026-05-01 10.00 charged']);
    });
  });

  describe('a charge', () => {
    it('is in the statement of the day on which it is made, and leaves one that was issued as it is', async () => {
      await save({});
      on('2026-04-03T12:00:00Z');
      const state = async (day: string) => {
        const key = await asSystem((tx) => presentKey(tx, sealerOf(secretsKey), world.server.now));
        const of = { shopId: world.alder.id, vendorId: payee.id };
        const ask = {
          payee: of,
          firstDay: day,
          lastDay: day,
          issuedBy: null,
          publicUrl: 'https://shop.example',
        };
        await asSystem((tx) => issueStatement(tx, { ...ask, now: world.server.now }, key));
      };
      const statements = async () => {
        const query = { vendor_id: payee.id, ordering: 'number' };
        const { results } = await world.server.ok('listStatements', { token: await owner(), query });
        return results.map((one) => [one.last_day, one.custom_items, one.closing, one.hash]).toSorted();
      };
      await state('2026-04-02');
      const [first] = await statements();
      expect(first?.slice(0, 3)).toEqual(['2026-04-02', '0.00', '28.00']);
      await clock();
      on('2026-04-04T12:00:00Z');
      await state('2026-04-03');
      expect(await statements()).toEqual([first, ['2026-04-03', '-10.00', '18.00', expect.any(String)]]);
    });

    it('can be waived until a payout takes it off, and is not made again', async () => {
      await save({ terms: ofSales({ kind: 'once' }) });
      const first = (
        await world.server.ok('listFeeCharges', { token: await owner(), query: { vendor_id: payee.id } })
      ).results[0];
      const waive = { token: await owner(), params: { id: first?.id ?? 0 } };
      expect(await world.server.ok('waiveFeeCharge', waive)).toMatchObject({
        state: 'waived',
        line_item: null,
      });
      expect(await world.server.ok('waiveFeeCharge', waive)).toMatchObject({ state: 'waived' });
      await clock();
      expect(await charges()).toEqual(['2026-03-15 10.00 waived']);
      expect(await due()).toBe('28.00');
      await save({ name: 'Sign', terms: ofSales({ kind: 'once' }) });
      await pay();
      const taken = (
        await world.server.ok('listFeeCharges', { token: await owner(), query: { vendor_id: payee.id } })
      ).results[0];
      const no = await world.server.refused('waiveFeeCharge', 409, {
        token: await owner(),
        params: { id: taken?.id ?? 0 },
      });
      expect(no.code).toBe('already_paid');
    });

    it('counts as waived where the shop removes its custom item', async () => {
      await save({ terms: ofSales({ kind: 'once' }) });
      const [first] = (
        await world.server.ok('listFeeCharges', { token: await owner(), query: { vendor_id: payee.id } })
      ).results;
      await world.server.ok('deleteCustomItem', {
        token: await owner(),
        params: { id: first?.line_item ?? 0 },
      });
      await clock();
      expect(await charges()).toEqual(['2026-03-15 10.00 waived']);
      expect(await due()).toBe('28.00');
    });

    it('is in a file, with what it was for', async () => {
      await save({ terms: terms({ amount: '31.00', prorated: true }) });
      const path = `/api/fees/charges/?vendor_id=${payee.id}&format=csv`;
      const [charge] = recordsOf(await fetchFile(world.server, path, csvFor(await owner())));
      expect(charge).toMatchObject({
        Day: '2026-03-15',
        'Vendor ID': String(payee.id),
        'Fee name': 'Shelf rent',
        Version: '1',
        Amount: '17.00',
        Currency: 'GBP',
        State: 'charged',
        'Period from': '2026-03-15',
        'Period to': '2026-03-31',
      });
    });
  });

  describe('terms', () => {
    it('are refused with every fault, at its place', async () => {
      const pointers = async (body: Partial<Body<'saveFee'>>) =>
        (await refused(422, body)).errors.map(({ pointer }) => pointer);
      expect(await pointers({ name: ' ' })).toEqual(['/name']);
      expect(await pointers({ from_day: '2026-03-14' })).toEqual(['/from_day']);
      expect(await pointers({ terms: null })).toEqual(['/terms']);
      expect(
        await pointers({ terms: terms({ amount: '0.00', day: null, month: 2, method: 'bank' }) }),
      ).toEqual(['/terms/amount', '/terms/day', '/terms/month', '/terms/method']);
      expect(await pointers({ terms: terms({ kind: 'weekly', day: 8, percent: '3' }) })).toEqual([
        '/terms/percent',
        '/terms/day',
      ]);
      expect(await pointers({ terms: terms({ amount: '1.005' }) })).toEqual(['/terms/amount']);
      const { id } = await save({});
      expect(await pointers({ fee: id, terms: ofSales({ kind: 'once' }) })).toEqual(['/terms/kind']);
      await refused(404, { terms: terms({ vendors: [900_000_000_001] }) });
      await refused(409, { fee: id, expected_version: 0 });
    });

    it('that may cost more give the shop’s notice; those that cost less and a pause need none', async () => {
      const { id } = await save({});
      await world.server.ok('updateRuleSettings', { token: await owner(), body: { notice_days: 14 } });
      try {
        expect((await refused(422, {})).code).toBe('notice_too_short');
        expect((await refused(422, { fee: id, terms: terms({ amount: '10.01' }) })).code).toBe(
          'notice_too_short',
        );
        await save({ fee: id, from_day: '2026-03-29', terms: terms({ amount: '10.01' }) });
        await save({ fee: id, terms: terms({ amount: '9.99' }) });
        await save({ fee: id, terms: null });
      } finally {
        await world.server.ok('updateRuleSettings', { token: await owner(), body: { notice_days: 0 } });
      }
    });

    it('that may cost more are announced to the vendors whom they concern, by mail', async () => {
      const mails = () =>
        asSystem((tx) =>
          tx
            .selectFrom('mails')
            .select(['subject', 'text_body'])
            .where('vendor_id', '=', payee.id)
            .where('kind', '=', 'rule_notice')
            .orderBy('id')
            .execute(),
        );
      const { id } = await save({ from_day: '2026-04-01' });
      await save({ fee: id, from_day: '2026-05-01', terms: terms({ amount: '12.00' }) });
      await save({ fee: id, from_day: '2026-06-01', terms: terms({ amount: '11.00' }) });
      await save({ fee: id, from_day: '2026-07-01', terms: null });
      expect((await mails()).map(({ subject }) => subject)).toEqual([
        'A fee at alder.example from Apr 1, 2026',
        'Your fee at alder.example will change on May 1, 2026',
      ]);
    });

    it('are kept once for a key, however often the request comes', async () => {
      const body = { fee: null, name: 'Shelf rent', from_day: today(), terms: terms() };
      const ask = { token: await owner(), body, headers: { 'idempotency-key': `shelf-rent-of-${payee.id}` } };
      const one = await world.server.ok('saveFee', ask);
      const other = await world.server.ok('saveFee', ask);
      expect(one.id).toBe(other.id);
    });

    it('of others are hidden from a vendor, with their charges', async () => {
      const { lantern, tokens } = world;
      const params = { id: lantern };
      await save({ name: 'For the payee' });
      await save({ name: 'For two', terms: ofSales({ kind: 'once', vendors: [payee.id, lantern] }) });
      const seen = await world.server.ok('listFeesOfVendor', { token: tokens.vendor, params });
      expect(seen.results.map(({ name, held }) => [name, held?.terms?.vendors])).toEqual([
        ['For two', [lantern]],
      ]);
      expect(seen.charges.map(({ vendor }) => vendor)).toEqual([lantern]);
      await world.server.refused('listFeesOfVendor', 404, { token: tokens.vendor, params: { id: payee.id } });
      await world.server.refused('listFeeCharges', 403, { token: tokens.vendor });
    });
  });
});
