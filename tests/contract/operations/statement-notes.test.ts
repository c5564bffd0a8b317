import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvRecords } from '../../../packages/domain/src/text/csv.ts';
import { checkStatement } from '../../../packages/domain/src/verify/check-statement.ts';
import { readKeys } from '../../../packages/domain/src/statements/statement-keys.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { forEachDatabase } from '../../databases.ts';
import { endQuestion, insertAct, insertQuestion } from '../asked-rows.ts';
import { fetchFile } from '../exports/files.ts';
import { pagesOf } from '../exports/pdf.ts';
import { insertVendor } from '../rows.ts';
import { startServer, type TestServer } from '../server.ts';
import { repsOf } from './reps.ts';
import { fillShops, lineOf, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

/* Questions of a period as notes of its statement: text that moves no money. */

const march = { first_day: '2026-03-01', last_day: '2026-03-31' };
const april = { first_day: '2026-04-01', last_day: '2026-04-30' };

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  beforeEach(async () => {
    const database = await open();
    ({ alder, birch } = await fillShops(database));
    server = await startServer(database);
    await goTo('2026-04-02');
    loom = vendorOf(alder, 'Lantern Loom');
  });
  afterEach(() => server.close());

  async function goTo(day: string): Promise<void> {
    server.now = new Date(`${day}T12:00:00Z`);
    tokens = await signInAll(server);
  }
  const issue = (vendor: number, days: object) =>
    server.ok('createStatement', { token: tokens.owner, body: { vendor, ...days } });
  const read = (id: number, token = tokens.owner) => server.ok('getStatement', { token, params: { id } });
  const notesOf = async (id: number, token?: string) => (await read(id, token)).notes ?? [];
  const ask = (line: string, changes: Parameters<typeof insertQuestion>[3] = {}, vendor = 'Lantern Loom') =>
    server.database.asSystem((tx) =>
      insertQuestion(
        tx,
        alder.id,
        { vendor_id: vendorOf(alder, vendor), line_item_id: lineOf(alder, line) },
        { title: line, order_name: `#${line}`, ...changes },
      ),
    );
  const end = (id: number, as: 'settled' | 'closed', at: string) =>
    server.database.asSystem((tx) => endQuestion(tx, id, { as, at: new Date(at) }));
  const act = (id: number, what: Parameters<typeof insertAct>[3]) =>
    server.database.asSystem((tx) => insertAct(tx, alder.id, id, what));
  const at = (instant: string) => ({ asked_at: new Date(instant), changed_at: new Date(instant) });
  const file = async (id: number, type: 'json' | 'csv' | 'pdf', token = tokens.owner) => {
    const { url } = await server.ok('exportStatement', { token, params: { id }, query: { type } });
    return (await fetchFile(server, url)).bytes;
  };
  const rowsOf = async (id: number) => csvRecords((await file(id, 'csv')).toString().slice(1)) ?? [];
  const check = async (bytes: Buffer) => {
    const keys = readKeys((await fetchFile(server, '/.well-known/consignment-keys.json')).bytes.toString());
    return checkStatement(new Uint8Array(bytes), keys.is === 'ok' ? keys.keys : [], crypto.subtle);
  };
  const auditOf = (shop: Shop) =>
    server.database.asShop({ shopId: shop.id, vendorIds: null }, (tx) => audit(tx, shop.id));
  const jsonOf = async (id: number) =>
    JSON.parse((await file(id, 'json')).toString()) as { statement: { version: number; notes?: object[] } };

  describe('a statement', () => {
    it('says what was asked and what ended in its days, by time, in all its files', async () => {
      const early = await ask('wick', at('2026-02-27T10:00:00Z'));
      await act(early.id, {
        act: 'override',
        at: new Date('2026-03-10T10:00:00Z'),
        amount_before: 500,
        amount_after: 600,
      });
      await act(early.id, {
        act: 'override',
        at: new Date('2026-03-12T10:00:00Z'),
        amount_before: 600,
        amount_after: 700,
      });
      await end(early.id, 'settled', '2026-03-20T10:00:00Z');
      const open = await ask('lamp', at('2026-03-15T10:00:00Z'));
      // Before the period ends, in the zone of the shop, which is an hour ahead by then.
      const late = await ask('shade', at('2026-03-31T22:59:59Z'));
      await ask('unpaid order', at('2026-03-31T23:00:00Z'));
      const { id, closing, entries } = await issue(loom, march);
      expect({ closing, entries }).toEqual({ closing: '28.00', entries: 3 });
      const notes = await notesOf(id);
      expect(notes).toEqual([
        {
          question: open.id,
          question_number: open.number,
          date: '2026-03-15T10:00:00.000Z',
          order_name: '#lamp',
          title: 'lamp',
          text: `Question ${open.number}: asked Mar 15, open on Mar 31.`,
        },
        {
          question: early.id,
          question_number: early.number,
          date: '2026-03-20T10:00:00.000Z',
          order_name: '#wick',
          title: 'wick',
          text: `Question ${early.number}: settled Mar 20, changed from £5.00 to £7.00.`,
        },
        {
          question: late.id,
          question_number: late.number,
          date: '2026-03-31T22:59:59.000Z',
          order_name: '#shade',
          title: 'shade',
          text: `Question ${late.number}: asked Mar 31, open on Mar 31.`,
        },
      ]);
      const { statement } = await jsonOf(id);
      expect(statement.version).toBe(3);
      expect(statement.notes).toMatchObject(
        notes.map((note) => ({
          item: `question:${note.question_number}`,
          date: note.date,
          order: note.order_name,
          title: note.title,
          text: note.text,
        })),
      );
      const rows = (await rowsOf(id)).filter(([section]) => section === 'Note');
      expect(rows.map((row) => row[5])).toEqual(notes.map(({ text }) => text));
      const page = pagesOf(await file(id, 'pdf')).flat();
      const first = page.indexOf('Questions');
      expect(page.slice(first, first + 4)).toEqual([
        'Questions',
        'Date|Question',
        `Mar 15, 2026|${notes[0]?.text ?? ''}`,
        '#lamp · lamp',
      ]);
      for (const type of ['json', 'csv', 'pdf'] as const) {
        expect(await check(await file(id, type))).toMatchObject({
          is: 'genuine',
          summary: { notes: notes.map(({ text }) => text) },
        });
      }
      expect(await auditOf(alder)).toEqual([]);
    });

    it('without a question in its days is of the form that it was before', async () => {
      await ask('lamp', at('2026-02-15T10:00:00Z'));
      const { id } = await issue(loom, march);
      expect((await jsonOf(id)).statement).toMatchObject({ version: 1 });
      expect((await jsonOf(id)).statement.notes).toBeUndefined();
      expect(await notesOf(id)).toEqual([]);
      const [headers] = await rowsOf(id);
      expect(headers).not.toContain('Note');
    });

    it('says of a custom item, and of a line that earns nothing any more, and names no other vendor', async () => {
      const item = await ask('lamp', at('2026-03-03T10:00:00Z'));
      await act(item.id, {
        act: 'custom_item',
        at: new Date('2026-03-05T10:00:00Z'),
        amount_before: null,
        amount_after: 250,
      });
      await end(item.id, 'settled', '2026-03-05T10:00:00Z');
      const moved = await ask('shade', at('2026-03-04T10:00:00Z'));
      await server.database.asSystem((tx) =>
        sql`insert into question_messages (shop_id, question_id, side, at, kind, act, amount_before, amount_after, moved_to)
          values (${alder.id}, ${moved.id}, 'shop', '2026-03-06T10:00:00Z', 'act', 'move', 500, 0, ${vendorOf(alder, 'Ash')})`.execute(
          tx,
        ),
      );
      await end(moved.id, 'settled', '2026-03-06T10:00:00Z');
      const { id } = await issue(loom, march);
      expect((await notesOf(id)).map(({ text }) => text)).toEqual([
        `Question ${item.number}: asked Mar 3, settled Mar 5, custom items totalling £2.50.`,
        `Question ${moved.number}: asked Mar 4, settled Mar 6, changed from £5.00 to £0.00.`,
      ]);
      expect((await file(id, 'json')).toString()).not.toContain('Ash');
    });

    it('keeps what it said, and the next one says what came of it', async () => {
      const question = await ask('lamp', at('2026-03-15T10:00:00Z'));
      const first = await issue(loom, march);
      const before = await file(first.id, 'json');
      await act(question.id, {
        act: 'override',
        at: new Date('2026-04-10T10:00:00Z'),
        amount_before: 500,
        amount_after: 400,
      });
      await end(question.id, 'settled', '2026-04-10T10:00:00Z');
      await goTo('2026-05-02');
      const second = await issue(loom, april);
      expect(await file(first.id, 'json')).toEqual(before);
      expect((await notesOf(second.id)).map(({ text }) => text)).toEqual([
        `Question ${question.number}: settled Apr 10, changed from £5.00 to £4.00.`,
      ]);
      // Issued once more, it says the same.
      await server.ok('withdrawStatement', { token: tokens.owner, params: { id: second.id } });
      const third = await issue(loom, april);
      expect(await notesOf(third.id)).toEqual(await notesOf(second.id));
      expect(await auditOf(alder)).toEqual([]);
    });

    it('of the days before its question ended, issued afterwards, says that it was open', async () => {
      const question = await ask('lamp', at('2026-03-15T10:00:00Z'));
      await act(question.id, {
        act: 'override',
        at: new Date('2026-04-01T10:00:00Z'),
        amount_before: 500,
        amount_after: 400,
      });
      await end(question.id, 'closed', '2026-04-01T10:00:00Z');
      const { id } = await issue(loom, march);
      expect((await notesOf(id)).map(({ text }) => text)).toEqual([
        `Question ${question.number}: asked Mar 15, open on Mar 31.`,
      ]);
    });

    it('is not made of questions alone: the next one says of them', async () => {
      const idle = await server.database.asSystem((tx) => insertVendor(tx, alder.id));
      await server.database.asSystem((tx) =>
        insertQuestion(
          tx,
          alder.id,
          { vendor_id: idle, line_item_id: lineOf(alder, 'lamp') },
          at('2026-03-15T10:00:00Z'),
        ),
      );
      const body = { vendor: idle, ...march };
      const { code } = await server.refused('createStatement', 422, { token: tokens.owner, body });
      expect(code).toBe('nothing_to_state');
      const kept = await server.database.asSystem((tx) =>
        tx.selectFrom('statement_notes').selectAll().execute(),
      );
      expect(kept).toEqual([]);
    });
  });

  describe('who sees notes', () => {
    it('is the shop and the vendor, without the order that is hidden from vendors', async () => {
      await ask('lamp', at('2026-03-15T10:00:00Z'));
      await ask('ash tray', { ...at('2026-03-15T10:00:00Z'), title: 'ash tray' }, 'Ash');
      await server.ok('createShopMeta', {
        token: tokens.owner,
        body: { meta_key: 'vendor_field_order_num', meta_value: 'false' },
      });
      const { id } = await issue(loom, march);
      expect(await notesOf(id)).toMatchObject([{ title: 'lamp', order_name: '#lamp' }]);
      expect(await notesOf(id, tokens.vendor)).toMatchObject([{ title: 'lamp', order_name: '' }]);
      // Frozen as the shop showed them on the day of issue, the owner's file too.
      expect((await file(id, 'json')).toString()).not.toContain('#lamp');
      const ash = await issue(vendorOf(alder, 'Ash'), march);
      expect(await notesOf(ash.id)).toMatchObject([{ title: 'ash tray' }]);
      await server.refused('getStatement', 404, { token: tokens.vendor, params: { id: ash.id } });
      await server.refused('getStatement', 404, { token: tokens.stranger, params: { id } });
      const foreign = await server.database.asShop({ shopId: alder.id, vendorIds: [loom] }, (tx) =>
        tx.selectFrom('statement_notes').select('statement_id').distinct().execute(),
      );
      expect(foreign).toEqual([{ statement_id: id }]);
      const others = await server.database.asShop({ shopId: birch.id, vendorIds: null }, (tx) =>
        tx.selectFrom('statement_notes').selectAll().execute(),
      );
      expect(others).toEqual([]);
    });

    it('is the sales rep, of its own questions alone', async () => {
      const { addRep, beRep, sell } = repsOf(() => ({ server, alder, birch, tokens }));
      const rep = await addRep('Ada');
      await beRep(rep);
      const other = await addRep('Bo');
      const [{ part }, second] = [await sell(rep), await sell(other)];
      for (const [sales_rep_id, rep_commission_id] of [
        [rep, part],
        [other, second.part],
      ] as const) {
        await server.database.asSystem((tx) =>
          insertQuestion(
            tx,
            alder.id,
            { sales_rep_id, rep_commission_id },
            { ...at('2026-03-15T10:00:00Z'), title: `part ${sales_rep_id}` },
          ),
        );
      }
      const { id } = await server.ok('createStatement', {
        token: tokens.owner,
        body: { sales_rep: rep, ...march },
      });
      expect(await notesOf(id, tokens.rep)).toMatchObject([{ title: `part ${rep}` }]);
      expect(await check(await file(id, 'csv', tokens.rep))).toMatchObject({ is: 'genuine' });
    });
  });

  describe('a note', () => {
    it('of any text is drawn, read and proven', async () => {
      const title = `=HYPERLINK("x")\u202e<b>&"\u0007 ${'very long '.repeat(200)}`;
      await ask('lamp', { ...at('2026-03-15T10:00:00Z'), title, order_name: "'-1+1" });
      const { id } = await issue(loom, march);
      for (const type of ['json', 'csv', 'pdf'] as const) {
        expect(await check(await file(id, type))).toMatchObject({ is: 'genuine' });
      }
      expect(await notesOf(id)).toMatchObject([{ title, order_name: "'-1+1" }]);
    });

    it('cannot be changed or deleted, and the audit finds one that was', async () => {
      await ask('lamp', at('2026-03-15T10:00:00Z'));
      const { id } = await issue(loom, march);
      const set = () =>
        server.database.asSystem((tx) =>
          tx.updateTable('statement_notes').set({ text: 'Nothing was asked.' }).execute(),
        );
      const drop = () => server.database.asSystem((tx) => tx.deleteFrom('statement_notes').execute());
      await expect(set()).rejects.toThrow('is final');
      await expect(drop()).rejects.toThrow('is final');
      const turn = (to: string) =>
        server.database.asSystem((tx) =>
          sql`alter table statement_notes ${sql.raw(to)} trigger user`.execute(tx),
        );
      await turn('disable');
      await set();
      expect(await auditOf(alder)).toEqual([{ what: 'statement hash', id, expected: 1, found: 0 }]);
      await drop();
      expect(await auditOf(alder)).toEqual([
        { what: 'statement form with notes', id, expected: 1, found: 0 },
        { what: 'statement hash', id, expected: 1, found: 0 },
      ]);
      await turn('enable');
    });
  });
});
