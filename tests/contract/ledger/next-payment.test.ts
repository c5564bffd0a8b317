import { bankCalendarOf, bankDayFrom } from '@consignment/domain/payouts/bank-days';
import type { BankFileFormat } from '@consignment/domain/pay-runs/bank-file';
import { payRunIntervals } from '@consignment/domain/pay-runs/pay-run-schedule';
import { payoutMethods } from '@consignment/domain/payouts/payout-method';
import { daysAfter } from '@consignment/domain/time/periods';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { bankFaultsOf } from '../../../packages/server/src/ledger/bank-faults.ts';
import { insertCustomItem } from '../../../packages/server/src/ledger/custom-item.ts';
import { nextPaymentsOf } from '../../../packages/server/src/ledger/next-payment.ts';
import { planPayRun } from '../../../packages/server/src/features/pay-runs/ledger/plan-pay-run.ts';
import { bankDetailsOf } from '../../../packages/server/src/queries/payouts/bank-details.ts';
import { vendorsWithBankDetails } from '../../../packages/server/src/queries/payouts/bank-payees.ts';
import {
  nextRunOn,
  payRunSettingsOf,
} from '../../../packages/server/src/queries/payouts/pay-run-settings.ts';
import { saveFindings } from '../../../packages/server/src/features/reconciliation/queries/differences.ts';
import { shopOf } from '../../../packages/server/src/queries/shops/shops.ts';
import { forEachDatabase } from '../../databases.ts';
import { changeBankDetails } from '../bank-details-row.ts';
import { insertVendor, someDay } from '../rows.ts';
import { secretsKey } from '../server.ts';
import { openBooks, type Books } from './books.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(someDay.getTime() + days * day);
const secrets = sealerOf(secretsKey);

/** The outcome of the planner for a vendor at a time, by every way that the shop has. */
async function plannedAt(tx: Tx, own: Books, vendorId: number, now: Date) {
  const { shopId } = own;
  const shop = await shopOf(tx, shopId);
  const settings = await payRunSettingsOf(tx, shopId);
  const payees = await vendorsWithBankDetails(tx, shopId);
  const planned = await planPayRun(
    tx,
    {
      shop,
      setups: {
        paypal: { method: 'paypal', mode: 'off' },
        bank: { method: 'bank', payees, unaddressed: new Map() },
        by_hand: { method: 'by_hand' },
      },
      bankFaults: bankFaultsOf(settings, await bankDetailsOf(tx, secrets, shopId, [...payees])),
      method: settings.schedule?.method ?? null,
      choices: new Map(),
      only: [vendorId],
      now,
    },
    'look',
  );
  if (planned.is === 'refused') throw new Error(planned.detail);
  const [vendor] = planned.plan.vendors;
  if (vendor === undefined) throw new Error('The vendor was not looked at.');
  return vendor;
}

/** As the planner names what the next payment has other words for. */
const sameAs: Readonly<Record<string, string>> = {
  owed_back: 'nothing_available',
  nothing_due: 'nothing_to_pay',
};

forEachDatabase((_name, open) => {
  it('is what the runs of the schedule would pay, on the day on which they would', async () => {
    const own = await openBooks(await open());
    const zones = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland'];
    const moment = fc.date({ min: inDays(-50), max: inDays(0), noInvalidDate: true });
    const asked = fc.record({
      zone: fc.constantFrom(...zones),
      now: fc.date({ min: inDays(0), max: inDays(20), noInvalidDate: true }),
      every: fc.constantFrom(...payRunIntervals),
      onDay: fc.integer({ min: 1, max: 7 }),
      setDaysAgo: fc.integer({ min: 0, max: 40 }),
      method: fc.constantFrom(null, ...payoutMethods),
      format: fc.constantFrom<BankFileFormat | null>('csv', 'pain.001.001.09', 'nacha_ppd', null),
      details: fc.option(
        fc.record({
          kind: fc.constantFrom('iban' as const, 'other' as const),
          hoursAgo: fc.nat({ max: 72 }),
        }),
      ),
      holdDays: fc.nat({ max: 30 }),
      minimum: fc.nat({ max: 500 }),
      isHidden: fc.nat({ max: 15 }).map((of) => of === 0),
      isPaidThere: fc.nat({ max: 7 }).map((of) => of === 0),
      lines: fc.array(
        fc.record({ at: moment, price: fc.nat(900), isDisputed: fc.nat(15).map((of) => of === 0) }),
        {
          maxLength: 5,
        },
      ),
      owedBack: fc.nat({ max: 3 }).map((of) => (of === 0 ? 700 : 0)),
    });
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(asked, async (ask) => {
        const { shopId } = own;
        const vendorId = await own.write(async (tx) => {
          await tx.updateTable('shops').set({ time_zone: ask.zone }).where('id', '=', shopId).execute();
          await tx
            .updateTable('shop_settings')
            .set({ hold_days: ask.holdDays, minimum_payout: ask.minimum })
            .where('shop_id', '=', shopId)
            .execute();
          const schedule = {
            every: ask.every,
            day: ask.onDay,
            method: ask.method,
            set_on: daysAfter(dayAt(ask.now, ask.zone), -ask.setDaysAgo),
            pays_by_itself: true,
            file_format: ask.format,
            sealed_from: ask.format === null ? null : Buffer.from('sealed'),
          };
          await tx
            .insertInto('pay_run_settings')
            .values({ shop_id: shopId, ...schedule })
            .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(schedule))
            .execute();
          return insertVendor(tx, shopId, { hidden: ask.isHidden });
        });
        if (ask.owedBack > 0) {
          const fee = { title: 'Fee', amount: -ask.owedBack, currency: 'GBP', now: inDays(-1) };
          await own.write((tx) => insertCustomItem(tx, { shopId, vendorId, ...fee }));
        }
        for (const { at, price, isDisputed } of ask.lines) {
          const id = await own.sell({ price, processed_at: at }, vendorId);
          if (!isDisputed) continue;
          await own.write((tx) =>
            tx
              .updateTable('orders')
              .set({ dispute: 'under_review' })
              .where('id', '=', (eb) =>
                eb
                  .selectFrom('line_items')
                  .select((of) => of.ref('order_id').$notNull().as('id'))
                  .where('id', '=', id),
              )
              .execute(),
          );
        }
        if (ask.isPaidThere) {
          const found = {
            kind: 'payout_paid_there_only',
            subject: `paypal:${vendorId}`,
            title: 'Ash',
          } as const;
          await own.write((tx) =>
            saveFindings(tx, { shopId, source: 'paypal', runId: vendorId, now: inDays(-1) }, [
              { ...found, facts: [], amount: 700, vendorId },
            ]),
          );
        }
        const { details } = ask;
        if (details !== null) {
          const account =
            details.kind === 'iban'
              ? { kind: 'iban' as const, holder: 'Ash', iban: 'DE89370400440532013000', bic: null }
              : { kind: 'other' as const, holder: 'Ash', branch: '12-34-56', account: '12345678' };
          const now = new Date(ask.now.getTime() - details.hoursAgo * 3_600_000);
          await own.write((tx) =>
            changeBankDetails(
              tx,
              secrets,
              { shopId, vendorId },
              {
                details: account,
                newLink: crypto.randomUUID(),
                now,
              },
            ),
          );
        }

        await own.write(async (tx) => {
          const known = await nextPaymentsOf(tx, { shopId, vendorIds: [vendorId], secrets, now: ask.now });
          const payment = known.get(vendorId)?.payment;
          if (payment === undefined) throw new Error('No next payment is known.');
          const shop = await shopOf(tx, shopId);
          const settings = await payRunSettingsOf(tx, shopId);
          const today = dayAt(ask.now, ask.zone);
          // A hold of thirty days ends within so many runs of any interval.
          let at = await nextRunOn(tx, shop, settings, ask.now);
          for (let nth = 0; nth < 7; nth++) {
            if (at === null) throw new Error('The schedule has no day.');
            const run = at > today ? { on: at, now: startOfDay(at, ask.zone) } : { on: today, now: ask.now };
            const vendor = await plannedAt(tx, own, vendorId, run.now);
            if (vendor.exception === null) {
              expect([payment.runOn, payment.amount]).toEqual([run.on, vendor.amount]);
              const isByBank = vendor.method === 'bank' && settings.fileFormat !== null;
              expect(payment.on).toBe(
                isByBank ? bankDayFrom(daysAfter(run.on, 1), bankCalendarOf(shop.currency)) : run.on,
              );
              paid += 1;
              return;
            }
            if (nth === 0) {
              const { code = '', day: passed = null } = payment.passedOver ?? {};
              expect([sameAs[code] ?? code, passed]).toEqual([vendor.exception.code, run.on]);
            }
            at = runAfter(at, ask);
          }
          expect(payment.runOn).toBeNull();
        });
      }),
      { numRuns: 40 },
    );
    // Most of it would prove nothing if no run paid.
    expect(paid).toBeGreaterThan(0);
  });
});

/** The run of a schedule after another, without the domain's own way of finding it. */
function runAfter(from: string, { every, onDay }: { every: string; onDay: number }): string {
  if (every !== 'month') return daysAfter(from, every === 'week' ? 7 : 14);
  let next = daysAfter(from, 1);
  while (Number(next.slice(8)) !== onDay) next = daysAfter(next, 1);
  return next;
}
