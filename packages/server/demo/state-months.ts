import { monthBefore } from '../src/features/statements/domain/statement-schedule.ts';
import { dayAt } from '@consignment/domain/time/zone';
import type { Sealer } from '../src/common/sealed.ts';
import type { Database } from '../src/database/database.ts';
import { issueStatement } from '../src/features/statements/ledger/issue-statement.ts';
import { presentKey } from '../src/queries/signing-keys.ts';
import { saveSchedule } from '../src/features/statements/queries/statement-schedules.ts';
import type { Payee } from '../src/features/statements/queries/statements.ts';

type Given = {
  readonly shopId: number;
  readonly now: Date;
  readonly timeZone: string;
  readonly secrets: Sealer;
  readonly publicUrl: string;
};

const dayOfMonth = 3;

/** Issues the statements of all vendors and sales reps for whole months, counted back from the present one, the oldest first. */
export async function stateMonths(
  database: Database,
  { shopId, now, timeZone, secrets, publicUrl }: Given,
  months: { readonly from: number; readonly until: number },
): Promise<void> {
  const who = { shopId, vendorIds: null, statementTimeout: 0 };
  const key = await database.asSystem((tx) => presentKey(tx, secrets, now));
  const payees = await database.asShop(who, async (tx): Promise<Payee[]> => {
    const vendors = await tx
      .selectFrom('vendors')
      .select('id')
      .where('shop_id', '=', shopId)
      .orderBy('id')
      .execute();
    const reps = await tx
      .selectFrom('sales_reps')
      .select('id')
      .where('shop_id', '=', shopId)
      .orderBy('id')
      .execute();
    return [
      ...vendors.map(({ id }) => ({ shopId, vendorId: id })),
      ...reps.map(({ id }) => ({ shopId, salesRepId: id })),
    ];
  });
  const today = dayAt(now, timeZone);
  await database.asShop(who, async (tx) => {
    await saveSchedule(tx, shopId, { dayOfMonth, sendsMail: false, setOn: today });
    for (let ago = months.from; ago >= months.until; ago--) {
      const { firstDay, lastDay } = monthBefore(monthsBack(today, ago - 1));
      const third = new Date(`${monthsBack(today, ago - 1).slice(0, 7)}-03T08:00:00.000Z`);
      // On the first days of a month the last one was stated early.
      const issuedAt = third < now ? third : now;
      for (const payee of payees) {
        const verdict = await issueStatement(
          tx,
          { payee, firstDay, lastDay, issuedBy: null, publicUrl, now: issuedAt },
          key,
        );
        if (verdict.is === 'refused' && !['nothing_to_state', 'period_stated'].includes(verdict.code)) {
          throw new Error(`A demo statement was refused: ${verdict.detail}`);
        }
      }
    }
  });
}

/** A day of the month so many months before a day's. */
function monthsBack(day: string, count: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10);
}
