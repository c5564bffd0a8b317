import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import { forEachDatabase } from '../../databases.ts';
import { refundsCsv } from '../import/shop.ts';
import { bookOf, callsOf, files, orders, payoutHeader, products } from './hand-made.ts';
import { openWorld, today, type World } from './world.ts';

/* The calls of a move, by hand-made files. */

forEachDatabase((_name, open) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(await open());
    await world.shop.importWell({ products, orders }, today);
  });
  afterEach(() => world.close());

  const { ok, refused } = callsOf(() => world);
  const upload = (id: number, role: string, bytes: Buffer, name = 'a.csv') => ({
    params: { id, role },
    query: { name },
    bytes,
    headers: { 'content-type': 'text/csv' },
  });
  const checked = async (given: Parameters<World['begin']>[0] = files) =>
    world.check((await world.begin(given)).id);
  const payouts = async (id: number) => (await ok('listMovePayouts', { params: { id } })).results;

  describe('files', () => {
    it('finds columns by their headers, and shows what it has read', async () => {
      const { files: read } = await world.begin(files);
      expect(read.find(({ role }) => role === 'payouts')).toMatchObject({
        name: 'payouts.csv',
        rows: 2,
        headers: payoutHeader.split(','),
        columns: { number: 'Number', vendor: 'Vendor', day: 'Date', amount: 'Amount', note: 'Note' },
        sample: [['P-1', 'Ann', '2025-06-01', '20.00', 'June'], expect.anything()],
        missing: [],
        questions: [],
        faults: [],
      });
    });

    it('asks how dates are written where that is open, and takes the answer', async () => {
      const open = [payoutHeader, 'P-1,Ann,03/04/2025,20.00,', 'P-2,Bo,05/06/2025,15.00,'].join('\n');
      const { id, files: read } = await world.begin({ ...files, payouts: open });
      const [question] = read.find(({ role }) => role === 'payouts')?.questions ?? [];
      expect(question?.about).toBe('date_order');
      expect(question?.samples[0]).toMatchObject({ row: 2, column: 'Date', text: '03/04/2025' });
      expect((await refused('checkMove', 422, { params: { id } })).code).toBe('invalid_value');
      await ok('updateMoveFile', { params: { id, role: 'payouts' }, body: { date_order: 'day_first' } });
      await world.check(id);
      expect((await payouts(id)).map(({ day }) => day)).toEqual(['2025-06-05', '2025-04-03']);
    });

    it('refuses a column that the file does not have, at its field', async () => {
      const { id } = await world.begin(files);
      const body = { columns: { number: 'Nummer' } };
      const problem = await refused('updateMoveFile', 422, { params: { id, role: 'payouts' }, body });
      expect(problem.errors[0]).toMatchObject({ code: 'invalid_value', pointer: '/columns/number' });
      const other = { columns: { nothing: 'Number' } };
      const { errors } = await refused('updateMoveFile', 422, {
        params: { id, role: 'payouts' },
        body: other,
      });
      expect(errors[0]).toMatchObject({ pointer: '/columns/nothing' });
    });

    it('refuses what is no CSV, and keeps the file that was there', async () => {
      const { id } = await world.begin(files);
      const bad = {
        workbook: Buffer.from('PK\u0003\u0004and more'),
        picture: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xfe, 0x81, 0x8d]),
        nothing: Buffer.alloc(0),
        'open quotation mark': Buffer.from('Number,Vendor\n"P-1,Ann\n'),
      };
      for (const [what, bytes] of Object.entries(bad)) {
        const { code } = await refused('uploadMoveFile', 422, upload(id, 'payouts', bytes));
        expect({ what, code }).toEqual({ what, code: 'invalid_value' });
      }
      const { files: kept } = await world.get(id);
      expect(kept.find(({ role }) => role === 'payouts')).toMatchObject({ name: 'payouts.csv', rows: 2 });
    });

    it('takes a file away once, and has the rest checked again', async () => {
      const { id } = await checked();
      const { files: kept, state } = await ok('deleteMoveFile', { params: { id, role: 'payouts' } });
      expect(kept.map(({ role }) => role)).not.toContain('payouts');
      expect(state).toBe('draft');
      expect((await refused('deleteMoveFile', 404, { params: { id, role: 'payouts' } })).code).toBe(
        'not_found',
      );
    });

    it('lists bad rows with row, column and what to do, and reads the others', async () => {
      const bad = [
        payoutHeader,
        'P-1,Ann,2025-06-01,20.00,June',
        'P-2,Bo,yesterday,15.00,',
        'P-3,Ann,2025-06-03,=1+1,<b>x</b>\u202e',
      ].join('\n');
      const move = await checked({ ...files, payouts: bad });
      const { results } = await ok('listMoveProblems', { params: { id: move.id } });
      expect(results.filter(({ file }) => file === 'payouts')).toEqual([
        expect.objectContaining({ row: 3, column: 'Date' }),
        expect.objectContaining({ row: 4, column: 'Amount' }),
      ]);
      // The row of commissions that names P-2 has no payout now.
      expect(results.find(({ file }) => file === 'commissions')).toMatchObject({ row: 3 });
      expect(move.found).toMatchObject({ payouts: 1, equal: 1 });
    });

    it('keeps a profile and takes it for the next file of these headers', async () => {
      const odd = files.payouts.replace(payoutHeader, 'Ref,Who,When,Sum,Words');
      const { id } = await world.begin({ payouts: odd });
      const columns = { number: 'Ref', vendor: 'Who', day: 'When', amount: 'Sum', note: 'Words' };
      await ok('updateMoveFile', { params: { id, role: 'payouts' }, body: { columns } });
      const { id: profile } = await ok('saveMoveProfile', { body: { name: 'Odd', move: id } });
      await ok('deleteMove', { params: { id } });
      const { files: read } = await world.begin({ payouts: odd });
      expect(read[0]).toMatchObject({ profile: 'Odd', columns, missing: [] });
      expect((await ok('listMoveProfiles')).results).toHaveLength(1);
      await ok('deleteMoveProfile', { params: { id: profile } });
      await refused('deleteMoveProfile', 404, { params: { id: profile } });
    });
  });

  describe('a check', () => {
    it('asks for the files that are missing', async () => {
      const { id } = await world.begin({ payouts: files.payouts });
      expect((await refused('checkMove', 422, { params: { id } })).code).toBe('missing_file');
    });

    it('is equal to the cent where rules and rates agree', async () => {
      const { id, found } = await checked();
      expect(found).toMatchObject({
        payouts: 2,
        equal: 2,
        theirs: '35.00',
        ours: '35.00',
        groups: 0,
        to_book: 2,
      });
      expect((await payouts(id)).map(({ state }) => state)).toEqual(['equal', 'equal']);
    });

    it('names the rate of the former app, and gives the difference an answer once for all', async () => {
      const at40 = files.commissions.replace('50,20.00', '40,16.00');
      const move = await checked({ commissions: at40, payouts: files.payouts.replace('20.00', '16.00') });
      expect(move.found).toMatchObject({ equal: 1, open: 1, unanswered_groups: 1 });
      const { results } = await ok('listMoveDifferences', { params: { id: move.id } });
      expect(results).toEqual([
        expect.objectContaining({
          cause: 'rate',
          rows: 1,
          payouts: 1,
          difference: '-4.00',
          answer: null,
          example: expect.objectContaining({
            order: '#1001',
            their_rate: '40',
            our_rate: '50',
            theirs: '16.00',
            their_working:
              'Price: $20.00 × 2 = $40.00; The shop’s global commission: 40% of $40.00 = $16.00; in all $16.00',
            our_working:
              'Price: $20.00 × 2 = $40.00; The shop’s global commission: 50% of $40.00 = $20.00; in all $20.00',
          }) as unknown,
        }),
      ]);
      expect((await refused('bookMove', 422, bookOf(move))).code).toBe('not_answered');
      const answered = await world.answerAll(move.id, 'theirs');
      expect(answered.found).toMatchObject({ accepted: 1, to_book: 2, to_book_amount: '31.00' });
    });

    it('asks for the vendor whom it does not find, and takes an existing or a new one', async () => {
      const swapped = {
        payouts: files.payouts.replace(',Ann,', ',Anne Smith,').replace(',Bo,', ',Carla,'),
        commissions: files.commissions.replace(',Ann,', ',Anne Smith,').replace(',Bo,', ',Carla,'),
      };
      const move = await checked(swapped);
      expect(move.found).toMatchObject({ unmatched_vendors: 2, blocked: 2, to_book: 0 });
      const { results } = await ok('listMoveVendors', {
        params: { id: move.id },
        query: { unmatched: true },
      });
      const idOf = (name: string) => results.find((one) => one.name === name)?.id ?? 0;
      const [{ id: ann }] = (await world.shop.rows(
        sql<{ id: number }>`select id from vendors where name = 'Ann'`,
      )) as [{ id: number }];
      const vendors = [
        { id: idOf('Anne Smith'), as: 'vendor', vendor: ann },
        { id: idOf('Carla'), as: 'new' },
      ];
      const twice = {
        params: { id: move.id },
        body: { vendors: [...vendors, { id: idOf('Carla'), as: 'found' }] },
      };
      const { errors } = await refused('matchMoveVendors', 422, twice);
      expect(errors[0]).toMatchObject({ pointer: '/vendors/2/id' });
      const matched = await ok('matchMoveVendors', { params: { id: move.id }, body: { vendors } });
      expect(matched).toMatchObject({ is_current: false });
      expect((await refused('bookMove', 409, bookOf(matched))).code).toBe('stale');
      const again = await world.check(move.id);
      expect(again.found).toMatchObject({ unmatched_vendors: 0, equal: 1, open: 1, blocked: 0 });
    });

    it('runs again after a rule has changed, with the answers that were given', async () => {
      const move = await checked();
      await world.asShop(async (tx) => {
        await sql`update shop_settings set global_commission_ppm = 600000 where shop_id = ${world.shopId}`.execute(
          tx,
        );
      });
      const again = await world.check(move.id);
      expect(again.found).toMatchObject({ equal: 0, open: 2, unanswered_groups: 1 });
      await world.answerAll(move.id, 'theirs');
      expect((await world.check(move.id)).found).toMatchObject({ accepted: 2, unanswered_groups: 0 });
    });
  });

  describe('booking', () => {
    it('keeps old numbers, days and amounts, pays the lines, and sends nothing', async () => {
      const booked = await world.book((await checked()).id);
      expect(booked).toMatchObject({ state: 'booked', found: { booked: 2, booked_amount: '35.00' } });
      const { results } = await ok('listPayouts');
      expect(
        results.map(({ former_number, amount, created_date, status, note }) => ({
          former_number,
          amount,
          created_date,
          status,
          note,
        })),
      ).toEqual([
        {
          former_number: 'P-2',
          amount: '15.00',
          created_date: '2025-06-02T00:00:00.000Z',
          status: 'recorded',
          note: '',
        },
        {
          former_number: 'P-1',
          amount: '20.00',
          created_date: '2025-06-01T00:00:00.000Z',
          status: 'recorded',
          note: 'June',
        },
      ]);
      expect(await world.shop.due('Ann')).toBe(0);
      expect(await world.shop.rows(sql`select from mails`)).toEqual([]);
      expect(await world.shop.rows(sql`select from payout_transfers`)).toEqual([]);
      expect(await world.audit()).toEqual([]);
    });

    it('is refused for other sums than those that are there, and once for one key', async () => {
      const move = await checked();
      const { code, errors } = await refused('bookMove', 409, bookOf(move, { expected_amount: '34.99' }));
      expect([code, errors[0]?.pointer]).toEqual(['amount_changed', '/expected_amount']);
      const ask = bookOf(move);
      await ok('bookMove', ask);
      await ok('bookMove', ask);
      await world.run();
      await refused('bookMove', 409, bookOf(move));
      expect((await ok('listPayouts')).count).toBe(2);
    });

    it('holds payouts up until it is done, and refuses to delete what it has booked', async () => {
      const move = await checked({ ...files, payouts: files.payouts.split('\n').slice(0, 2).join('\n') });
      await ok('bookMove', bookOf(move));
      const [bo] = await world.shop.rows(sql<{ id: number }>`select id from vendors where name = 'Bo'`);
      const pay = {
        headers: { 'idempotency-key': randomUUID() },
        body: { vendor: bo?.id, line_item_ids: 'all' },
      };
      const held = await world.server.ask('createPayout', { token: world.token, ...pay });
      expect(held.status).not.toBe(201);
      await world.run();
      const { results } = await ok('listPayouts');
      const { code } = await refused('deletePayout', 409, { params: { id: results[0]?.id ?? 0 } });
      expect(code).toBe('moved_in');
    });

    it('does not take a refund back twice that the former app has counted', async () => {
      const back = {
        'Refunded at': '2025-05-10 09:00:00 +0000',
        Order: '#1001',
        Sku: 'MUG',
        Units: '1',
      };
      await world.shop.importWell({ orders, refunds: refundsCsv([back]) }, today);
      const net = {
        payouts: files.payouts.replace('20.00', '10.00'),
        commissions: files.commissions.replace('50,20.00', '50,10.00'),
      };
      const move = await checked(net);
      await world.answerAll(move.id, 'theirs');
      await world.book(move.id);
      const lines = await world.shop.rows(
        sql<{ id: number }>`select id from line_items where kind = 'product'`,
      );
      await world.asShop((tx) =>
        refundAfterPayout(tx, { shopId: world.shopId, lines: lines.map(({ id }) => id), now: today }),
      );
      expect(await world.shop.due('Ann')).toBe(0);
      expect(await world.audit()).toEqual([]);
      // The other mug comes back: its half goes back, and no more.
      await world.asShop(async (tx) => {
        await sql`update line_items set returned_quantity = 2 where shop_id = ${world.shopId} and sku = 'MUG'`.execute(
          tx,
        );
        await refundAfterPayout(tx, { shopId: world.shopId, lines: lines.map(({ id }) => id), now: today });
      });
      expect(await world.shop.due('Ann')).toBe(-1000);
    });

    it('opens the ledger with what is owed beyond the orders here, once reviewed', async () => {
      const open =
        files.commissions + '\n#900,OLD,Old jar,Ann,1,10.00,50,5.00,\n#1002,BOWL,Bowl,Bo,1,30.00,50,15.00,';
      const move = await checked({
        payouts: files.payouts.split('\n').slice(0, 2).join('\n'),
        commissions: open.replace(',15.00,P-2', ',15.00,'),
      });
      const { results } = await ok('listMoveVendors', { params: { id: move.id }, query: { open: true } });
      expect(results.find(({ name }) => name === 'Ann')).toMatchObject({
        unpaid: '5.00',
        due_here: '0.00',
        opening: '5.00',
      });
      expect((await refused('bookMove', 422, bookOf(move))).code).toBe('not_reviewed');
      const ann = results.find(({ name }) => name === 'Ann')?.id ?? 0;
      const balances = [{ id: ann, amount: '7.50' }];
      const reviewed = await ok('saveMoveBalances', {
        params: { id: move.id },
        body: { balances, reviewed: true },
      });
      await ok('bookMove', bookOf(reviewed));
      await world.run();
      expect(await world.shop.due('Ann')).toBe(750);
      expect(await world.audit()).toEqual([]);
      await world.undo(move.id);
      expect(await world.shop.due('Ann')).toBe(2000);
      expect(await world.audit()).toEqual([]);
    });

    it('leaves out what was paid here since the check, and says so', async () => {
      const move = await checked();
      await world.shop.payAll('Bo');
      await world.book(move.id);
      const found = await payouts(move.id);
      expect(found.map(({ state, blocked_because: why }) => [state, why])).toEqual([
        ['blocked', 'Order #1002, Bowl, is paid here already.'],
        ['booked', null],
      ]);
      expect(await world.audit()).toEqual([]);
    });
  });

  describe('an undo', () => {
    it('ends with the first new payout', async () => {
      const move = await checked({ ...files, payouts: files.payouts.split('\n').slice(0, 2).join('\n') });
      await world.book(move.id);
      await world.shop.payAll('Bo');
      expect((await world.get(move.id)).undo_refused).toMatch(/^Payout \d+ was created later/);
      const { code } = await refused('undoMove', 409, { params: { id: move.id }, body: { reason: '' } });
      expect(code).toBe('moved_on');
    });

    it('gives lines back the override that they had', async () => {
      await world.asShop(async (tx) => {
        await sql`update line_items set override_amount = 1234 where shop_id = ${world.shopId} and sku = 'MUG'`.execute(
          tx,
        );
      });
      const overrides = sql`select override_amount, override_ppm from line_items where kind = 'product' order by id`;
      const before = await world.shop.rows(overrides);
      const move = await checked();
      await world.answerAll(move.id, 'theirs');
      await world.book(move.id);
      await world.undo(move.id);
      expect(await world.shop.rows(overrides)).toEqual(before);
      expect(await world.audit()).toEqual([]);
    });
  });

  describe('one move at a time', () => {
    it('refuses another one, and takes one again after it is booked', async () => {
      const move = await checked();
      expect((await refused('createMove', 409, { body: { name: 'Another' } })).code).toBe('move_under_way');
      await world.book(move.id);
      const next = await ok('createMove', { body: { name: 'Another' } });
      expect((await refused('undoMove', 409, { params: { id: move.id }, body: { reason: '' } })).code).toBe(
        'move_under_way',
      );
      // A payout that is in the books is not taken again.
      for (const role of ['payouts', 'commissions'] as const)
        await ok('uploadMoveFile', upload(next.id, role, Buffer.from(files[role])));
      expect((await world.check(next.id)).found).toMatchObject({ blocked: 2, to_book: 0 });
      await ok('deleteMove', { params: { id: next.id } });
      await refused('getMove', 404, { params: { id: next.id } });
      await refused('deleteMove', 409, { params: { id: move.id } });
    });
  });
});
