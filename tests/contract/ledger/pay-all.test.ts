import { expect, it } from 'vitest';
import { payAll, planPayAll, type PayAllAsk } from '../../../packages/server/src/ledger/pay-all.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { insertVendor, someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

const always = { from: null, until: null };

function payEverybody(own: Books, ask: { expectedAmount?: number; period?: PayAllAsk['period'] } = {}) {
  return own.write((tx) =>
    payAll(tx, {
      shopId: own.shopId,
      period: always,
      expectedAmount: null,
      setup: { method: 'by_hand' },
      createdBy: null,
      now: someDay,
      ...ask,
    }),
  );
}

const addVendor = (own: Books, changes = {}) => own.write((tx) => insertVendor(tx, own.shopId, changes));

forEachDatabase((_name, open) => {
  it('pays each vendor the amount of a single payout, under numbers without a gap', async () => {
    const own = await openBooks(await open());
    const others = [await addVendor(own), await addVendor(own), await addVendor(own)];
    const before = await (async () => {
      await own.sell({ price: 100 });
      return own.paid();
    })();
    await own.sell({ price: 500, quantity: 2 });
    await own.sell({ price: 70, override_amount: 50 });
    for (const vendor of others) await own.sell({ price: 300 }, vendor);

    const verdict = await payEverybody(own);
    if (verdict.is === 'refused') throw new Error(verdict.detail);
    expect(verdict.payouts.map(({ vendorId, amount }) => [vendorId, amount])).toEqual([
      [own.vendorId, 1050],
      ...others.map((vendor) => [vendor, 300]),
    ]);
    expect(verdict.payouts.map(({ invoiceNumber }) => invoiceNumber - before.invoiceNumber)).toEqual([
      1, 2, 3, 4,
    ]);
    expect(verdict.plan).toMatchObject({ amount: 1950, skipped: [] });
    expect(await own.totals()).toMatchObject({ due: 0, paid: 1150 });
    const types = await own.write((tx) =>
      tx
        .selectFrom('payout_items')
        .select(['amount', 'commission_type'])
        .where('payout_id', '=', verdict.payouts[0]?.id ?? 0)
        .orderBy('amount')
        .execute(),
    );
    expect(types).toEqual([
      { amount: 50, commission_type: 'override' },
      { amount: 1000, commission_type: 'default' },
    ]);
    await own.expectClean();

    expect(await payEverybody(own)).toMatchObject({ is: 'refused', code: 'nothing_to_pay', skipped: [] });
    await own.sell({ price: 10 });
    expect((await own.paid()).invoiceNumber).toBe(before.invoiceNumber + 5);
  });

  it('includes refunds after payout, and skips vendors that owe, are hidden or get nothing', async () => {
    const own = await openBooks(await open());
    const [owes, hidden, nothing, idle] = [
      await addVendor(own),
      await addVendor(own, { hidden: true }),
      await addVendor(own),
      await addVendor(own),
    ];
    const paidLine = await own.sell({ price: 400, quantity: 2 });
    const owedLine = await own.sell({ price: 400, quantity: 2 }, owes);
    await payEverybody(own);
    await own.refund(paidLine, { units: 1 });
    await own.refund(owedLine, { units: 1 });
    await own.sell({ price: 1000 });
    await own.sell({ price: 100 }, owes);
    await own.sell({ price: 100 }, hidden);
    await own.sell({ price: 0 }, nothing);

    const planned = await own.write((tx) =>
      planPayAll(
        tx,
        { shopId: own.shopId, period: always, setup: { method: 'by_hand' }, now: someDay },
        'look',
      ),
    );
    if (planned.is === 'refused') throw new Error(planned.detail);
    const { plan } = planned;
    expect(plan).toMatchObject({
      amount: 600,
      payments: [{ vendorId: own.vendorId, linesAmount: 600, lineCount: 2 }],
    });
    expect(plan.skipped.map(({ vendorId, code }) => [vendorId, code])).toEqual([
      [owes, 'nothing_available'],
      [hidden, 'vendor_hidden'],
      [nothing, 'nothing_to_pay'],
    ]);
    expect(plan.skipped.map(({ vendorId }) => vendorId)).not.toContain(idle);

    const verdict = await payEverybody(own, { expectedAmount: 600 });
    expect(verdict).toMatchObject({ is: 'paid', payouts: [{ amount: 600 }], plan });
    expect(await own.totals(owes)).toMatchObject({ due: -300 });
    expect(await own.totals(hidden)).toMatchObject({ due: 100 });
    await own.expectClean();
  });

  it('pays the lines of the period alone, and nothing when the total is not the one reviewed', async () => {
    const own = await openBooks(await open());
    const at = (day: string) => new Date(`${day}T00:00:00Z`);
    await own.sell({ price: 100, processed_at: at('2026-02-28') });
    await own.sell({ price: 200, processed_at: at('2026-03-01') });
    await own.sell({ price: 400, processed_at: at('2026-03-31') });
    await own.sell({ price: 800, processed_at: at('2026-04-01') });
    const march = { from: at('2026-03-01'), until: at('2026-04-01') };
    expect(await payEverybody(own, { period: march, expectedAmount: 601 })).toMatchObject({
      is: 'refused',
      code: 'amount_changed',
    });
    expect(await own.totals()).toMatchObject({ due: 1500, paid: 0 });
    expect(await payEverybody(own, { period: march, expectedAmount: 600 })).toMatchObject({ is: 'paid' });
    expect(await payEverybody(own, { period: { from: null, until: march.from } })).toMatchObject({
      plan: { amount: 100 },
    });
    expect(await payEverybody(own)).toMatchObject({ plan: { amount: 800 } });
    await own.expectClean();
  });

  it('pays 2,000 vendors in one transaction', { timeout: 120_000 }, async () => {
    const own = await openBooks(await open());
    await own.write(async (tx) => {
      for (let batch = 0; batch < 4; batch++) {
        const names = Array.from({ length: 500 }, (_, n) => `many-${batch}-${n}`);
        const vendors = await tx
          .insertInto('vendors')
          .values(names.map((name) => ({ shop_id: own.shopId, name, slug: name, created_at: someDay })))
          .returning('id')
          .execute();
        await tx
          .insertInto('line_items')
          .values(
            vendors.map(({ id }) => ({
              shop_id: own.shopId,
              platform_id: `many-${id}`,
              kind: 'product' as const,
              processed_at: someDay,
              title: 'A thing',
              name: 'A thing',
              price: 100,
              tracked_vendor_id: id,
              commission_state: 'accrued' as const,
              commission_full: 100,
              net_sales: 100,
            })),
          )
          .execute();
      }
    });
    const verdict = await payEverybody(own, { expectedAmount: 200_000 });
    if (verdict.is === 'refused') throw new Error(verdict.detail);
    expect(verdict.payouts).toHaveLength(2000);
    const numbers = verdict.payouts.map(({ invoiceNumber }) => invoiceNumber);
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(1999);
    expect(new Set(numbers).size).toBe(2000);
    await own.expectClean();
  });
});

// Only PostgreSQL: the embedded database runs one transaction at a time and would prove nothing.
forDatabase('postgresql', (open) => {
  it('pays every vendor once, however many requests run at once', async () => {
    const own = await openBooks(await open({ poolSize: 25 }));
    const vendors = [own.vendorId];
    for (let n = 0; n < 30; n++) vendors.push(await addVendor(own));
    for (const [n, vendor] of vendors.entries()) await own.sell({ price: 100 + n }, vendor);
    const total = vendors.reduce((sum, _vendor, n) => sum + 100 + n, 0);

    const verdicts = await Promise.all(
      Array.from({ length: 20 }, () => payEverybody(own, { expectedAmount: total })),
    );
    const paid = verdicts.flatMap((verdict) => (verdict.is === 'paid' ? [verdict.plan.amount] : []));
    expect(paid).toEqual([total]);
    expect(new Set(verdicts.map((verdict) => (verdict.is === 'paid' ? 'paid' : verdict.code)))).toEqual(
      new Set(['paid', 'nothing_to_pay']),
    );
    await own.expectClean();
  });

  it('keeps the books with payouts of single vendors, sales, refunds and deletions at once', async () => {
    const own = await openBooks(await open({ poolSize: 20 }));
    const vendors = [own.vendorId];
    for (let n = 0; n < 8; n++) vendors.push(await addVendor(own));
    const lines: number[] = [];
    for (const vendor of vendors) lines.push(await own.sell({ price: 500, quantity: 4 }, vendor));
    await Promise.all([
      ...Array.from({ length: 10 }, () => payEverybody(own)),
      ...vendors.toReversed().map((vendorId) => own.pay({ vendorId })),
      ...vendors.map((vendor) => own.sell({ price: 700 }, vendor)),
      ...lines.map((line) => own.refund(line, { units: 3 })),
      ...vendors.map(async (vendorId) => {
        const verdict = await own.pay({ vendorId, additionalPay: 5 });
        if (verdict.is === 'paid') await own.unpay(verdict.payout.id);
      }),
    ]);
    await own.expectClean();
    const numbers = await own.write((tx) =>
      tx.selectFrom('payouts').select('invoice_number').orderBy('invoice_number').execute(),
    );
    expect(numbers.map(({ invoice_number: number }) => number)).toEqual(numbers.map((_one, n) => n + 1));
  });
});
