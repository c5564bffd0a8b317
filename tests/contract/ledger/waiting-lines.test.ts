import { describe, expect, it } from 'vitest';
import { insertCustomItem } from '../../../packages/server/src/ledger/custom-item.ts';
import { payAll, planPayAll } from '../../../packages/server/src/ledger/pay-all.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { endQuestion, insertQuestion } from '../asked-rows.ts';
import { holdOpen, waiting } from '../held.ts';
import { insertVendor, someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

/* Lines of questions under way wait out of Pay All, and out of nothing else. */

const always = { from: null, until: null };

const ask = (
  own: Books,
  line: number,
  vendor = own.vendorId,
  changes: Parameters<typeof insertQuestion>[3] = {},
) => own.write((tx) => insertQuestion(tx, own.shopId, { vendor_id: vendor, line_item_id: line }, changes));

const payEverybody = (own: Books, early = false) =>
  own.write((tx) =>
    payAll(tx, {
      shopId: own.shopId,
      period: always,
      expectedAmount: null,
      setup: { method: 'by_hand' },
      createdBy: null,
      now: someDay,
      early,
    }),
  );

async function planOf(own: Books) {
  const planned = await own.write((tx) =>
    planPayAll(
      tx,
      { shopId: own.shopId, period: always, setup: { method: 'by_hand' }, now: someDay },
      'look',
    ),
  );
  if (planned.is === 'refused') throw new Error(planned.detail);
  return planned.plan;
}

const setHolding = (own: Books, holds_lines: boolean) =>
  own.write((tx) =>
    tx
      .insertInto('question_settings')
      .values({ shop_id: own.shopId, holds_lines })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ holds_lines }))
      .execute(),
  );

const payoutOf = async (own: Books, line: number) =>
  (
    await own.write((tx) =>
      tx.selectFrom('line_items').select('payout_id').where('id', '=', line).executeTakeFirstOrThrow(),
    )
  ).payout_id;

forEachDatabase((_name, open) => {
  it('pays the others, says how many wait, and still owes them', async () => {
    const own = await openBooks(await open());
    await own.sell({ price: 500 });
    const lines = [await own.sell({ price: 300 }), await own.sell({ price: 70 })];
    const questions = [];
    for (const line of lines) questions.push(await ask(own, line));
    expect(await planOf(own)).toMatchObject({
      amount: 500,
      payments: [{ linesAmount: 500, lineCount: 1, waiting: { count: 2, amount: 370 } }],
      skipped: [],
    });
    expect(await payEverybody(own)).toMatchObject({ is: 'paid', payouts: [{ amount: 500 }] });
    expect(await own.totals()).toMatchObject({ due: 370, paid: 500 });
    for (const line of lines) expect(await payoutOf(own, line)).toBeNull();
    await own.expectClean();

    expect(await payEverybody(own)).toMatchObject({
      is: 'refused',
      code: 'nothing_to_pay',
      skipped: [
        {
          vendorId: own.vendorId,
          code: 'waits_for_answer',
          reason: 'Nothing can be paid yet: 2 lines are waiting for an answer.',
        },
      ],
    });
    const [first, second] = questions;
    await own.write((tx) => endQuestion(tx, first?.id ?? 0, { as: 'closed', at: someDay }));
    await own.write((tx) => endQuestion(tx, second?.id ?? 0, { as: 'settled', at: someDay }));
    expect(await payEverybody(own)).toMatchObject({ is: 'paid', payouts: [{ amount: 370 }] });
    expect(await own.totals()).toMatchObject({ due: 0, paid: 870 });
    await own.expectClean();
  });

  it('waits while it is answered too, and early as well', async () => {
    const own = await openBooks(await open());
    const line = await own.sell({ price: 300 });
    await own.sell({ price: 500 });
    await ask(own, line, own.vendorId, { state: 'answered', answered_at: someDay });
    expect(await payEverybody(own, true)).toMatchObject({ is: 'paid', payouts: [{ amount: 500 }] });
    expect(await payoutOf(own, line)).toBeNull();
    await own.expectClean();
  });

  it('takes all lines where the shop does not hold them', async () => {
    const own = await openBooks(await open());
    const line = await own.sell({ price: 300 });
    await ask(own, line);
    await setHolding(own, false);
    expect(await payEverybody(own)).toMatchObject({ is: 'paid', payouts: [{ amount: 300 }] });
    expect(await payoutOf(own, line)).not.toBeNull();
    await own.expectClean();
  });

  it('pays a line that waits in a separate payout', async () => {
    const own = await openBooks(await open());
    const line = await own.sell({ price: 300 });
    await ask(own, line);
    expect(await own.paid({ lines: [line] })).toMatchObject({ amount: 300 });
    const next = await own.sell({ price: 100 });
    await ask(own, next);
    expect(await own.paid()).toMatchObject({ amount: 100 });
    await own.expectClean();
  });

  it('does not put off what is owed back by a question about it', async () => {
    const own = await openBooks(await open());
    await own.sell({ price: 500 });
    const fee = await own.write((tx) =>
      insertCustomItem(tx, {
        shopId: own.shopId,
        vendorId: own.vendorId,
        title: 'Rent',
        amount: -200,
        currency: 'USD',
        now: someDay,
      }),
    );
    await ask(own, fee);
    expect(await planOf(own)).toMatchObject({
      amount: 300,
      payments: [{ linesAmount: 300, lineCount: 2, waiting: { count: 0, amount: 0 } }],
    });
    await own.expectClean();
  });

  it('takes a refund off the others while the line that was refunded waits for nothing', async () => {
    const own = await openBooks(await open());
    const sold = await own.sell({ price: 400, quantity: 2 });
    await own.paid();
    await own.refund(sold, { units: 1 });
    const line = await own.sell({ price: 1000 });
    await ask(own, line);
    // 400 is owed back, and the 1,000 that would cover it wait.
    expect(await payEverybody(own)).toMatchObject({
      is: 'refused',
      skipped: [{ code: 'waits_for_answer' }],
    });
    await own.sell({ price: 600 });
    expect(await payEverybody(own)).toMatchObject({ is: 'paid', payouts: [{ amount: 200 }] });
    expect(await own.totals()).toMatchObject({ due: 1000 });
    await own.expectClean();
  });

  it('lets no vendor hold up a line that is another one’s now', async () => {
    const own = await openBooks(await open());
    const other = await own.write((tx) => insertVendor(tx, own.shopId));
    const line = await own.sell({ price: 300 }, other);
    await ask(own, line);
    expect(await payEverybody(own)).toMatchObject({ is: 'paid', payouts: [{ amount: 300 }] });
    expect(await payoutOf(own, line)).not.toBeNull();
    await own.expectClean();
  });

  it('keeps each vendor apart', async () => {
    const own = await openBooks(await open());
    const other = await own.write((tx) => insertVendor(tx, own.shopId));
    await own.sell({ price: 500 });
    await ask(own, await own.sell({ price: 300 }, other), other);
    const plan = await planOf(own);
    expect(plan.payments).toMatchObject([
      { vendorId: own.vendorId, linesAmount: 500, waiting: { count: 0 } },
    ]);
    expect(plan.skipped).toMatchObject([{ vendorId: other, code: 'waits_for_answer' }]);
  });
});

forDatabase('postgresql', (open) => {
  describe('a question that is asked while everyone is paid', () => {
    const everybody = (own: Books) => (tx: Tx) =>
      payAll(tx, {
        shopId: own.shopId,
        period: always,
        expectedAmount: null,
        setup: { method: 'by_hand' },
        createdBy: null,
        now: someDay,
      });

    it('before the payouts begin keeps its line out, though it is committed after they have begun', async () => {
      const own = await openBooks(await open());
      await own.sell({ price: 500 });
      const line = await own.sell({ price: 300 });
      const asking = await holdOpen(own.database, own.shopId, (tx) =>
        insertQuestion(tx, own.shopId, { vendor_id: own.vendorId, line_item_id: line }),
      );
      const paying = own.write(everybody(own));
      await expect.poll(() => waiting(own.database), { timeout: 20_000 }).toBe(1);
      await asking.commit();
      expect(await paying).toMatchObject({ is: 'paid', payouts: [{ amount: 500 }] });
      expect(await payoutOf(own, line)).toBeNull();
      await own.expectClean();
    });

    it('after they have begun finds its line paid', async () => {
      const own = await openBooks(await open());
      const line = await own.sell({ price: 300 });
      const paying = await holdOpen(own.database, own.shopId, everybody(own));
      const asked = ask(own, line).then(() => payoutOf(own, line));
      await expect.poll(() => waiting(own.database), { timeout: 20_000 }).toBe(1);
      await paying.commit();
      expect(await asked).not.toBeNull();
      await own.expectClean();
    });
  });
});
