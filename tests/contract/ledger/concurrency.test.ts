import { expect, it } from 'vitest';
import { forDatabase } from '../../databases.ts';
import { openBooks } from './books.ts';

// Only PostgreSQL: the embedded database runs one transaction at a time and would prove nothing.
forDatabase('postgresql', (open) => {
  it('pays once, however many ask at once', async () => {
    const own = await openBooks(await open({ poolSize: 40 }));
    for (let n = 0; n < 20; n++) await own.sell({ price: 100 + n });
    const { due } = await own.totals();

    const verdicts = await Promise.all(Array.from({ length: 200 }, () => own.pay()));
    const paid = verdicts.flatMap((verdict) => (verdict.is === 'paid' ? [verdict.payout.amount] : []));
    expect(paid).toEqual([due]);
    expect(new Set(verdicts.flatMap((verdict) => (verdict.is === 'refused' ? [verdict.code] : [])))).toEqual(
      new Set(['nothing_to_pay']),
    );
    expect(await own.totals()).toMatchObject({ due: 0, paid: due });
    await own.expectClean();
  });

  it('pays one of two overlapping choices whole and the other not at all', async () => {
    const own = await openBooks(await open());
    const [a, b, c] = [
      await own.sell({ price: 1000 }),
      await own.sell({ price: 200 }),
      await own.sell({ price: 30 }),
    ];
    for (let round = 0; round < 20; round++) {
      const verdicts = await Promise.all([own.pay({ lines: [a, b] }), own.pay({ lines: [c, b] })]);
      const paid = verdicts.flatMap((verdict) => (verdict.is === 'paid' ? [verdict.payout] : []));
      expect(verdicts.map((verdict) => (verdict.is === 'paid' ? 'paid' : verdict.code)).toSorted()).toEqual([
        'already_paid',
        'paid',
      ]);
      expect([1200, 230]).toContain(paid[0]?.amount);
      await own.unpay(paid[0]?.id ?? 0);
    }
    expect(await own.totals()).toMatchObject({ due: 1230, paid: 0 });
    await own.expectClean();
  });

  it('keeps the books through sales, refunds, payouts and deletions at once', async () => {
    const own = await openBooks(await open({ poolSize: 12 }));
    const lines = [];
    for (let n = 0; n < 12; n++) lines.push(await own.sell({ price: 500, quantity: 4 }));
    await Promise.all([
      ...lines.map((line, n) => own.refund(line, { units: 1 + (n % 4) })),
      ...lines.map((line) => own.refund(line, { units: 4 })),
      ...lines.map((line) => own.pay({ lines: [line] })),
      ...lines.map(() => own.sell({ price: 700 })),
      ...lines.map(async () => {
        const verdict = await own.pay();
        if (verdict.is === 'paid') await own.unpay(verdict.payout.id);
      }),
    ]);
    await own.expectClean();

    // All of it has been returned, whatever was paid, and no change was lost.
    for (const line of lines) await own.refund(line, { units: 4 });
    expect(await own.totals()).toMatchObject({ earned: lines.length * 700 });
    await own.expectClean();
  });

  it('takes back what is refunded while it is being paid', async () => {
    const own = await openBooks(await open());
    for (let round = 0; round < 20; round++) {
      const line = await own.sell({ price: 500, quantity: 4 });
      await Promise.all([own.pay({ lines: [line] }), own.refund(line, { units: 4 })]);
      expect(await own.totals()).toMatchObject({ earned: 0 });
    }
    await own.expectClean();
  });
});
