import { monthBefore } from './domain/statement-schedule.ts';
import { dayAt } from '@consignment/domain/time/zone';
import type { Database } from '../../database/database.ts';
import type { By } from '../../common/by.ts';
import { record, type Entry } from '../../ledger/record.ts';
import { insertStatementRun } from './queries/statement-runs.ts';
import { allPayees, scheduleOf, shopsWithSchedule } from './queries/statement-schedules.ts';

const by: By = { kind: 'job', name: 'schedule of statements' };

/** Makes the runs that are due by the shops' schedules; each is made once, however often this is called. */
export async function runSchedules(database: Database, now: Date): Promise<void> {
  const shops = await database.asSystem(shopsWithSchedule);
  for (const shop of shops) {
    const today = dayAt(now, shop.time_zone);
    await database.asShop({ shopId: shop.id, vendorIds: null }, async (tx) => {
      const schedule = await scheduleOf(tx, shop, now);
      if (schedule === null || schedule.nextOn > today) return;
      const { firstDay, lastDay } = monthBefore(schedule.nextOn);
      const entries: Entry[] = [];
      for (const payees of allPayees) {
        const id = await insertStatementRun(tx, {
          shop_id: shop.id,
          payees,
          first_day: firstDay,
          last_day: lastDay,
          sends_mail: schedule.sendsMail,
          scheduled_for: schedule.nextOn,
          created_by: null,
          created_at: now,
        });
        if (id === null) continue;
        const after = { payees, first_day: firstDay, last_day: lastDay, sends_mail: schedule.sendsMail };
        entries.push({ event: 'statement_run.started', id, after });
      }
      await record(tx, { shopId: shop.id, by, now }, entries);
    });
  }
}
