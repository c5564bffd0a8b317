import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { refundsCsv } from '../import/shop.ts';
import { draft, percent } from '../operations/rule-drafts.ts';
import { settled } from '../settled.ts';
import { bookOf, callsOf, commissionHeader, files, orders, payoutHeader, products } from './hand-made.ts';
import { openWorld, today, type World } from './world.ts';

/* The sums of a move close: a vendor is due here what the former app still owed, whatever came between. */

const payoutsOf = (...rows: string[]) => [payoutHeader, ...rows].join('\n');
const commissionsOf = (...rows: string[]) => [commissionHeader, ...rows].join('\n');
const soldMugs = '#1001,MUG,Mug,Ann,2,20.00,50,20.00,';
const mugBack = '#1001,MUG,Mug,Ann,1,20.00,50,-10.00,';
const bowl = '#1002,BOWL,Bowl,Bo,1,30.00,50,15.00,P-2';
const paysAnn = 'P-1,Ann,2025-06-01,20.00,June';
const paysBo = 'P-2,Bo,2025-06-02,15.00,';
const oneMugBack = refundsCsv([
  { 'Refunded at': '2025-05-10 09:00:00 +0000', Order: '#1001', Sku: 'MUG', Units: '1' },
]);

forEachDatabase((_name, open) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(await open());
    await world.shop.importWell({ products, orders }, today);
  });
  afterEach(() => world.close());
  const { ok, refused } = callsOf(() => world);
  const refund = () => world.shop.importWell({ orders, refunds: oneMugBack }, today);
  const checked = async (given: Parameters<World['begin']>[0]) => world.check((await world.begin(given)).id);
  /** Books what the files say, and returns what is due to Ann then. */
  const dueOnceBooked = async (given: Parameters<World['begin']>[0]) => {
    const { id } = await checked(given);
    await world.answerAll(id, 'theirs');
    expect(await world.book(id)).toMatchObject({ state: 'booked', problem: null });
    expect(await world.audit()).toEqual([]);
    return world.shop.due('Ann');
  };
  const vendorId = async (name: string) => {
    const [found] = await world.shop.rows(sql<{ id: number }>`select id from vendors where name = ${name}`);
    return found?.id ?? 0;
  };

  describe('an opening balance', () => {
    it.each(['here too', 'not here'] as const)(
      'closes with a line that is not paid and came back in part, the refund being %s',
      async (place) => {
        if (place === 'here too') await refund();
        const commissions = commissionsOf(soldMugs, mugBack, bowl);
        expect(await dueOnceBooked({ payouts: payoutsOf(paysBo), commissions })).toBe(1000);
      },
    );

    it.each(['here too', 'not here'] as const)(
      'closes with a paid line that came back in part, the refund being %s',
      async (place) => {
        if (place === 'here too') await refund();
        const commissions = commissionsOf(`${soldMugs}P-1`, mugBack, bowl);
        expect(await dueOnceBooked({ payouts: payoutsOf(paysAnn, paysBo), commissions })).toBe(-1000);
      },
    );

    it('has what is owed for orders that earn nothing here, being older than the first day of commission', async () => {
      await world.asShop(async (tx) => {
        await sql`update line_items set commission_state = 'ineligible', commission_reason = 'before_start_date', commission_full = 0
          where shop_id = ${world.shopId} and sku = 'MUG'`.execute(tx);
      });
      expect(
        await dueOnceBooked({ payouts: payoutsOf(paysBo), commissions: commissionsOf(soldMugs, bowl) }),
      ).toBe(2000);
    });

    it('closes where two names of the files are one vendor', async () => {
      const vendors = 'Name,Balance\nAnn,10.00\nAnn Smith,5.00\nBo,0.00';
      const { id } = await checked({
        vendors,
        payouts: payoutsOf(paysBo),
        commissions: commissionsOf(bowl),
      });
      const { results } = await ok('listMoveVendors', { params: { id } });
      const smith = results.find(({ name }) => name === 'Ann Smith')?.id ?? 0;
      const answers = [{ id: smith, as: 'vendor', vendor: await vendorId('Ann') }];
      await ok('matchMoveVendors', { params: { id }, body: { vendors: answers } });
      await world.check(id);
      await world.book(id);
      expect(await world.shop.due('Ann')).toBe(1500);
    });

    it('takes off what was paid without saying for which lines', async () => {
      expect(
        await dueOnceBooked({ payouts: payoutsOf(paysAnn, paysBo), commissions: commissionsOf(bowl) }),
      ).toBe(0);
    });
  });

  describe('what stays out', () => {
    it('is shown with the sum that stays due here, before the booking and after it', async () => {
      const at40 = commissionsOf('#1001,MUG,Mug,Ann,2,20.00,40,16.00,P-1', bowl);
      const payouts = payoutsOf('P-1,Ann,2025-06-01,16.00,', paysBo);
      const { id, found } = await checked({ payouts, commissions: at40 });
      expect(found).toMatchObject({ left_out_amount: '0.00', stays_due: '0.00' });
      const left = { left_out_amount: '16.00', stays_due: '20.00' };
      expect((await world.answerAll(id, 'leave')).found).toMatchObject(left);
      expect((await world.book(id)).found).toMatchObject({ ...left, booked: 1 });
      expect(await world.shop.due('Ann')).toBe(2000);
    });

    it('counts lines whose payout is not in the files', async () => {
      const commissions = commissionsOf(`${soldMugs}P-1`, bowl);
      const { found } = await checked({ payouts: payoutsOf(paysBo), commissions });
      expect(found).toMatchObject({ left_out_amount: '0.00', stays_due: '20.00' });
    });
  });

  describe('between check and booking', () => {
    it('follows a vendor who was merged into another, and its payouts are the remaining one’s', async () => {
      const move = await checked(files);
      const into = await vendorId('Bo');
      await ok('mergeVendor', { params: { id: await vendorId('Ann') }, body: { into } });
      expect(await world.get(move.id)).toMatchObject({ is_current: false });
      const booked = await world.book(move.id);
      expect(booked.found).toMatchObject({ booked: 2, booked_amount: '35.00' });
      expect(await world.shop.due('Bo')).toBe(0);
      expect(await world.audit()).toEqual([]);
      await world.undo(move.id);
      expect(await world.shop.due('Bo')).toBe(3500);
      expect(await world.audit()).toEqual([]);
    });

    it('is not held up by new orders, and is by an older one that is imported late', async () => {
      const { id } = await checked(files);
      const sold = (day: string, platformId: string) =>
        world.asShop((tx) =>
          sql`insert into orders (shop_id, platform_id, name, processed_at, currency, financial_status)
            values (${world.shopId}, ${platformId}, ${`#${platformId}`}, ${day}, 'USD', 'paid')`.execute(tx),
        );
      await sold('2026-03-16T00:00:00Z', '7001');
      expect(await world.get(id)).toMatchObject({ is_current: true });
      await sold('2025-05-03T00:00:00Z', '7002');
      expect(await world.get(id)).toMatchObject({ is_current: false });
    });

    it('keeps the old amount of a line that comes back meanwhile', async () => {
      const move = await checked(files);
      await refund();
      const booked = await world.book(move.id);
      expect(booked.found).toMatchObject({ booked: 2, booked_amount: '35.00' });
      expect(await world.audit()).toEqual([]);
    });

    it('books once, however often and at once it is asked', async () => {
      const move = await checked(files);
      const answers = await Promise.all(
        [1, 2, 3].map(() => world.server.ask('bookMove', { token: world.token, ...bookOf(move) })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
      await world.run();
      expect((await ok('listPayouts')).count).toBe(2);
      const undo = { token: world.token, params: { id: move.id }, body: { reason: '' } };
      const undos = await Promise.all([1, 2, 3].map(() => world.server.ask('undoMove', undo)));
      expect(undos.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      await world.run();
      expect((await ok('listPayouts')).count).toBe(0);
      expect(await world.audit()).toEqual([]);
    });
  });

  describe('between booking and undo', () => {
    it('keeps a refund that came in, which then counts in the line', async () => {
      const move = await checked(files);
      await world.book(move.id);
      await refund();
      expect(await world.shop.due('Ann')).toBe(-1000);
      await world.undo(move.id);
      expect(await world.shop.due('Ann')).toBe(1000);
      expect(await world.audit()).toEqual([]);
      await world.check(move.id);
      await world.answerAll(move.id, 'theirs');
      expect((await world.book(move.id)).found).toMatchObject({ booked: 2 });
      expect(await world.audit()).toEqual([]);
    });

    it('is refused once the opening balance was paid', async () => {
      const { id } = await checked({
        payouts: payoutsOf(paysBo),
        commissions: commissionsOf('#900,OLD,Old jar,Ann,1,10.00,50,5.00,', bowl),
      });
      await world.answerAll(id, 'theirs');
      await world.book(id);
      await world.shop.payAll('Ann');
      const { code } = await refused('undoMove', 409, { params: { id }, body: { reason: '' } });
      expect(code).toBe('moved_on');
    });
  });

  it('shows a vendor its own old payouts with their numbers, and none of another’s', async () => {
    const { id } = await checked(files);
    await world.book(id);
    expect((await ok('listPayouts', { query: { search: 'p-2' } })).results).toMatchObject([
      { former_number: 'P-2', vendor_name: 'Bo' },
    ]);
    const token = await world.vendorToken(await vendorId('Ann'));
    const asAnn = { token };
    const { results } = await world.server.ok('listPayouts', asAnn);
    expect(results).toMatchObject([{ former_number: 'P-1', amount: '20.00' }]);
    const { results: found } = await world.server.ok('listPayouts', { ...asAnn, query: { search: 'P-2' } });
    expect(found).toEqual([]);
    const own = await world.server.ok('getPayout', { ...asAnn, params: { id: results[0]?.id ?? 0 } });
    expect(own).toMatchObject({ former_number: 'P-1' });
    expect(JSON.stringify(own)).not.toMatch(/P-2|Bowl/);
    const bos = (await ok('listPayouts')).results.find(({ vendor_name: name }) => name === 'Bo');
    await world.server.refused('getPayout', 404, { ...asAnn, params: { id: bos?.id ?? 0 } });
    await world.server.refused('getMove', 403, { ...asAnn, params: { id } });
  });

  it('works lines out by a rule with tiers, books what was paid instead, and prices them by the tiers again after an undo', async () => {
    const june = orders.split('\n').slice(0, 2).join('\n');
    const later = june
      .replaceAll('1001', '1003')
      .replaceAll('5001', '5003')
      .replaceAll('2025-05-01', '2025-06-01');
    await world.shop.importWell({ orders: later }, today);
    const vendor = await vendorId('Ann');
    // Of nothing sold in April, and of mugs for 40.00 sold in May.
    const tiers = draft({
      place: 'vendor',
      vendor,
      from_day: '2025-01-01',
      measure: 'vendor_sales',
      steps: [percent('40'), percent('60', '30.00')],
    });
    await ok('saveRules', { body: { rules: [tiers] } });
    await settled(world.server);
    expect(await world.shop.due('Ann')).toBe(1600 + 2400);

    const { id, found } = await checked({
      payouts: payoutsOf('P-1,Ann,2025-07-01,16.00,', 'P-3,Ann,2025-07-02,20.00,'),
      commissions: commissionsOf(
        '#1001,MUG,Mug,Ann,2,20.00,40,16.00,P-1',
        '#1003,MUG,Mug,Ann,2,20.00,50,20.00,P-3',
      ),
    });
    expect(found).toMatchObject({ payouts: 2, equal: 1, open: 1 });
    const { results } = await ok('listMoveDifferenceRows', { params: { id } });
    expect(results).toEqual([
      expect.objectContaining({ cause: 'rate', their_rate: '50', our_rate: '60', difference: '-4.00' }),
    ]);
    await world.answerAll(id, 'theirs');
    await world.book(id);
    expect(await world.shop.due('Ann')).toBe(0);
    expect(await world.audit()).toEqual([]);
    await world.undo(id);
    expect(await world.shop.due('Ann')).toBe(1600 + 2400);
    expect(await world.audit()).toEqual([]);
  });

  it('knows a payout that is in the books already by its number, however that is written', async () => {
    const payouts = payoutsOf(paysAnn);
    const first = await checked({ payouts, commissions: commissionHeader });
    await world.answerAll(first.id, 'theirs');
    await world.book(first.id);
    const again = payoutsOf('p-1,Ann,2025-06-01,20.00,June');
    const second = await checked({ payouts: again, commissions: commissionHeader });
    expect(second.found).toMatchObject({ blocked: 1, to_book: 0 });
  });
});
