import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import { openWorld, today, type World } from './world.ts';

/* Files that mean harm, or were mistreated on their way: each is read as what it says, or refused with a reason. */

const orders = ordersCsv([
  anOrderRow({ Currency: 'USD', 'Created at': '2025-05-01 12:00:00 +0000', Vendor: 'Ann' }),
]);
const payoutsOf = (...rows: string[]) => ['Number,Vendor,Date,Amount,Note', ...rows].join('\n');
const commissionsOf = (...rows: string[]) => ['Order,SKU,Vendor,Amount,Payout', ...rows].join('\n');

forEachDatabase((_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    await world.shop.importWell({ orders }, today);
  });
  afterAll(() => world.close());

  /** Checks the files, hands the move over, and deletes it. */
  async function withMove(
    files: { payouts: string | Buffer; commissions: string | Buffer },
    look: (id: number) => Promise<void>,
  ) {
    const { id } = await world.begin(files);
    try {
      const { state, problem } = await world.check(id);
      expect({ state, problem }).toEqual({ state: 'checked', problem: null });
      await look(id);
    } finally {
      await world.server.ok('deleteMove', { token: world.token, params: { id } });
    }
  }
  const payouts = async (id: number) =>
    (await world.server.ok('listMovePayouts', { token: world.token, params: { id } })).results;
  const problems = async (id: number) =>
    (
      await world.server.ok('listMoveProblems', {
        token: world.token,
        params: { id },
        query: { page_size: 1000 },
      })
    ).results;
  const oneRow = commissionsOf('#1001,MUG,Ann,5.00,P-1');

  describe('a hostile file', () => {
    it('shows markup, formulas and signs of direction as text, or not at all', async () => {
      const note = '<img src=x onerror=alert(1)>\u202e =HYPERLINK("x")';
      const file = payoutsOf(
        `P-1,Ann,2025-06-01,5.00,"${note.replaceAll('"', '""')}"`,
        `"=cmd|' /C calc'!A0",Ann,2025-06-02,1.00,`,
      );
      await withMove({ payouts: file, commissions: oneRow }, async (id) => {
        const found = await payouts(id);
        expect(found.map(({ number }) => number)).toEqual(["=cmd|' /C calc'!A0", 'P-1']);
        const notes = await world.shop.rows(
          sql<{ note: string }>`select note from move_payouts where note <> ''`,
        );
        expect(notes).toEqual([{ note: '<img src=x onerror=alert(1)> =HYPERLINK("x")' }]);
      });
    });

    it('is not read where a cell is longer than any name is', async () => {
      const file = payoutsOf('P-1,Ann,2025-06-01,5.00,', `P-2,${'a'.repeat(100_000)},2025-06-02,1.00,`);
      await withMove({ payouts: file, commissions: oneRow }, async (id) => {
        expect((await payouts(id)).map(({ number }) => number)).toEqual(['P-1']);
        const [problem] = await problems(id);
        expect(problem).toMatchObject({ file: 'payouts', row: 3, column: 'Vendor' });
        expect(problem?.excerpt.length).toBeLessThanOrEqual(160);
      });
    });

    it('books no number twice, and no invalid amount', async () => {
      const file = payoutsOf(
        'P-1,Ann,2025-06-01,5.00,',
        'p-1,Ann,2025-06-09,5.00,',
        'P-3,Ann,2025-06-02,-5.00,',
        'P-4,Ann,2999-06-02,5.00,',
        'P-5,Ann,2025-06-02,9999999999999999999999.00,',
        'P-6,Ann,2025-06-02,NaN,',
      );
      await withMove({ payouts: file, commissions: oneRow }, async (id) => {
        const { found } = await world.answerAll(id, 'theirs');
        expect(found).toMatchObject({ to_book: 1, to_book_amount: '5.00' });
        const why = Object.fromEntries((await payouts(id)).map((one) => [one.number, one.blocked_because]));
        expect(why['p-1']).toMatch(/is that of row 2 too/);
        expect(why['P-3'] ?? 'refused').toMatch(/below 0|refused/);
        expect((await problems(id)).map(({ row }) => row)).toEqual(expect.arrayContaining([6, 7]));
      });
    });

    it('gives no vendor a line of a payout to another', async () => {
      const rows = commissionsOf('#1001,MUG,Zed,5.00,P-1', '#1001,MUG,Ann,5.00,P-9');
      await withMove({ payouts: payoutsOf('P-1,Ann,2025-06-01,5.00,'), commissions: rows }, async (id) => {
        const [one] = await payouts(id);
        expect(one).toMatchObject({ rows: 0, causes: [{ cause: 'missing_row', amount: '5.00' }] });
        expect((await problems(id)).map(({ row, reason }) => [row, reason.split('.')[0]])).toEqual([
          [2, 'The payout “P-1” is of another vendor in the file of payouts'],
          [3, 'The payout “P-9” is not in the file of payouts'],
        ]);
      });
    });

    it('is read in another encoding, with another separator and without a last line break', async () => {
      const text = 'Number;Vendor;Date;Amount\r\nP-1;Ann;01.06.2025;5,00\r\nP-2;Zoë;30.06.2025;1.234,50';
      for (const bytes of [
        Buffer.from(`\ufeff${text}`, 'utf16le'),
        Buffer.from(text, 'latin1'),
        Buffer.from(`\ufeff${text}`),
      ]) {
        await withMove({ payouts: bytes, commissions: oneRow }, async (id) => {
          expect(
            (await payouts(id)).map((one) => [one.number, one.vendor_name, one.day, one.theirs]),
          ).toEqual([
            ['P-2', 'Zoë', '2025-06-30', '1234.50'],
            ['P-1', 'Ann', '2025-06-01', '5.00'],
          ]);
        });
      }
    });

    it('is refused with more columns than any app has', async () => {
      const { id } = await world.begin({});
      const bytes = Buffer.from(`${Array.from({ length: 501 }, (_, nth) => `c${nth}`).join(',')}\n`);
      await world.server.refused('uploadMoveFile', 422, {
        token: world.token,
        params: { id, role: 'payouts' },
        query: { name: 'wide.csv' },
        bytes,
        headers: { 'content-type': 'text/csv' },
      });
      expect(await world.shop.rows(sql`select from move_files`)).toEqual([]);
      await world.server.ok('deleteMove', { token: world.token, params: { id } });
    });
  });
});

forDatabase('postgresql', (open) => {
  it('refuses a file of more than 50 MB, and keeps nothing of it', async () => {
    const world = await openWorld(await open());
    try {
      const { id } = await world.begin({});
      const problem = await world.server.refused('uploadMoveFile', 413, {
        token: world.token,
        params: { id, role: 'payouts' },
        query: { name: 'large.csv' },
        bytes: Buffer.alloc(50 * 1024 * 1024 + 1, 'a,b\n'),
        headers: { 'content-type': 'text/csv' },
      });
      expect(problem.code).toBe('too_large');
      expect(await world.shop.rows(sql`select from move_file_parts`)).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
