import { dayAt } from '@consignment/domain/time/zone';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { SigningKey } from '../../../packages/server/src/common/signing.ts';
import { insertCustomItem, removeCustomItem } from '../../../packages/server/src/ledger/custom-item.ts';
import { takePayoutBack } from '../../../packages/server/src/ledger/delete-payout.ts';
import {
  issueStatement,
  withdrawIssued,
} from '../../../packages/server/src/features/statements/ledger/issue-statement.ts';
import { mergeVendors } from '../../../packages/server/src/ledger/merge-vendors.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { presentKey } from '../../../packages/server/src/queries/signing-keys.ts';
import {
  lastStatement,
  type StatementRow,
} from '../../../packages/server/src/features/statements/queries/statements.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { report } from '../../prove/figures.ts';
import { insertLine, insertOrder, insertVendor } from '../rows.ts';
import { secretsKey } from '../server.ts';
import { openBooks, type Books } from './books.ts';
import { seed } from '../../turn.ts';

/*
 * Histories of two vendors with statements in between, in any order. After each, whatever is not stated yet is stated, and the
 * closing balance has to be the amount that the product shows as due.
 */

const nth = fc.nat({ max: 30 });
const who = fc.nat({ max: 1 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      who,
      price: fc.integer({ min: 1, max: 9999 }),
      units: fc.integer({ min: 1, max: 3 }),
      daysLate: fc.constantFrom(0, 0, 0, 3, 40, 100),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), nth, units: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('override' as const), nth, amount: fc.nat(9999) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), nth, who }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('item' as const),
      who,
      amount: fc.integer({ min: -500, max: 500 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove item' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), who, additionalPay: fc.nat(300) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unpay' as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('days' as const), count: fc.integer({ min: 1, max: 45 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('state' as const), who, daysAgo: fc.integer({ min: 0, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const isLong = process.env['LONG_TESTS'] === '1';
const histories = { postgresql: isLong ? 10_000 : 60, pglite: isLong ? 500 : 10 };
const day = 86_400_000;
const zone = 'UTC';

type History = {
  readonly books: Books;
  readonly vendors: [number, number];
  readonly lines: number[];
  readonly items: number[];
  readonly payouts: number[];
  isMerged: boolean;
  now: Date;
};

forEachDatabase((name, open) => {
  let database: Database;
  let books: Books;
  let key: Pick<SigningKey, 'keyId' | 'privatePem'>;
  beforeAll(async () => {
    database = await open();
    books = await openBooks(database);
    key = await database.asSystem((tx) => presentKey(tx, sealerOf(secretsKey), new Date()));
  });

  it(
    'states to the cent whatever is due, in any history',
    { timeout: isLong ? 10_800_000 : 300_000 },
    async () => {
      let steps = 0;
      let passed = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (story) => {
          const vendors = await books.write(async (tx): Promise<[number, number]> => [
            await insertVendor(tx, books.shopId),
            await insertVendor(tx, books.shopId),
          ]);
          const history: History = {
            books,
            vendors,
            lines: [],
            items: [],
            payouts: [],
            isMerged: false,
            now: new Date('2026-01-10T12:00:00Z'),
          };
          for (const each of story) await take(history, each);
          steps += story.length;
          // Nothing happens on this day, so after it everything is stated.
          history.now = new Date(history.now.getTime() + 2 * day);
          for (const at of history.isMerged ? [1] : [0, 1]) {
            await state(history, at, 1);
            await expectAllStated(vendorAt(history, at));
          }
          passed += 1;
          if (isLong && passed % 1000 === 0)
            console.log(`statements: engine ${name}, ${passed} histories passed`);
        }),
        { numRuns: histories[name], seed, endOnFailure: isLong },
      );
      await books.expectClean();
      report('statements', { engine: name, seed, histories: histories[name], steps });
    },
  );

  async function take(history: History, step: Step): Promise<void> {
    const { shopId } = books;
    const write: Books['write'] = (work) => books.write(work);
    const { now } = history;
    if (step.do === 'sell') {
      const at = new Date(now.getTime() - step.daysLate * day);
      const id = await write(async (tx) => {
        const order = await insertOrder(tx, shopId, { processed_at: at });
        const line = await insertLine(tx, shopId, order, {
          tracked_vendor_id: vendorAt(history, step.who),
          price: step.price,
          quantity: step.units,
          processed_at: at,
        });
        await priceLines(tx, shopId, { orders: [order] });
        return line;
      });
      history.lines.push(id);
    } else if (step.do === 'refund') {
      const line = pick(history.lines, step.nth);
      if (line !== null) await books.refund(line, { units: step.units }, now);
    } else if (step.do === 'override' || step.do === 'move') {
      const line = pick(history.lines, step.nth);
      if (line === null) return;
      const change =
        step.do === 'override'
          ? { override_amount: step.amount }
          : { override_vendor_id: vendorAt(history, step.who) };
      await write(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('line_items')
          .set(change)
          .where('id', '=', line)
          .where('payout_id', 'is', null)
          .where('kind', '=', 'product')
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) await priceLines(tx, shopId, { lines: [line] });
      });
    } else if (step.do === 'item') {
      if (step.amount === 0) return;
      const item = { shopId, title: 'Rent', amount: step.amount, currency: 'USD', now };
      const vendorId = vendorAt(history, step.who);
      history.items.push(await write((tx) => insertCustomItem(tx, { ...item, vendorId })));
    } else if (step.do === 'remove item') {
      const lineId = pick(history.items, step.nth);
      if (lineId !== null) await write((tx) => removeCustomItem(tx, { shopId, lineId, now }));
    } else if (step.do === 'pay') {
      const vendorId = vendorAt(history, step.who);
      const verdict = await books.pay({ vendorId, additionalPay: step.additionalPay, now });
      if (verdict.is === 'paid') history.payouts.push(verdict.payout.id);
    } else if (step.do === 'unpay') {
      const payoutId = pick(history.payouts, step.nth);
      if (payoutId !== null) await write((tx) => takePayoutBack(tx, { shopId, payoutId, now }));
    } else if (step.do === 'days') history.now = new Date(now.getTime() + step.count * day);
    else if (step.do === 'state') await state(history, step.who, step.daysAgo);
    else if (step.do === 'withdraw') {
      await write(async (tx) => {
        const last = await lastStatement(tx, { shopId, vendorId: vendorAt(history, step.who) });
        if (last !== null) await withdrawIssued(tx, { shopId, id: last.id, by: null, now });
      });
    } else if (!history.isMerged) {
      const [fromId, intoId] = history.vendors;
      const verdict = await write((tx) => mergeVendors(tx, { shopId, fromId, intoId, createdBy: null, now }));
      history.isMerged = verdict.is === 'merged';
    }
  }

  async function state(history: History, at: number, daysAgo: number): Promise<void> {
    const { shopId } = books;
    const { now } = history;
    const lastDay = dayAt(new Date(now.getTime() - daysAgo * day), zone);
    const payee = { shopId, vendorId: vendorAt(history, at) };
    const publicUrl = 'https://consignment.example';
    const ask = { payee, firstDay: lastDay, lastDay, issuedBy: null, publicUrl, now };
    await books.write((tx) => issueStatement(tx, ask, key));
  }

  /** The statements of a vendor follow each other, add up, and end at the amount that is due. */
  async function expectAllStated(vendorId: number): Promise<void> {
    const { shopId } = books;
    const statements = await books.write(async (tx) => {
      const { rows } = await sql<StatementRow & { stated: number }>`
        select s.*, (select coalesce(sum(amount), 0)::int8 from statement_entries e where e.statement_id = s.id) as stated
        from statements s where shop_id = ${shopId} and vendor_id = ${vendorId} and withdrawn_at is null
        order by starts_at`.execute(tx);
      return rows;
    });
    let previous: StatementRow | undefined;
    for (const statement of statements) {
      expect(statement.previous_id).toBe(previous?.id ?? null);
      expect(statement.closing).toBe((previous?.closing ?? 0) + statement.stated);
      if (previous !== undefined) {
        expect(statement.opening).toBe(previous.closing);
        expect(statement.starts_at).toEqual(previous.ends_at);
      }
      previous = statement;
    }
    expect({ vendorId, due: previous?.closing ?? 0 }).toEqual({
      vendorId,
      due: (await books.totals(vendorId)).due,
    });
  }
});

function vendorAt(history: History, at: number): number {
  return (history.isMerged ? history.vendors[1] : history.vendors[at]) ?? 0;
}

function pick(of: readonly number[], nth: number): number | null {
  return of[nth % Math.max(1, of.length)] ?? null;
}
