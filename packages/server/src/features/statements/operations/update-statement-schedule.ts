import { changeOf } from '@consignment/domain/history/history-entry';
import { dayAt } from '@consignment/domain/time/zone';
import { forSession } from '../../../actions/operation.ts';
import { recordChange } from '../../../ledger/record.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { saveSchedule, scheduleOf } from '../queries/statement-schedules.ts';
import { scheduleToWire } from '../statement-wire.ts';

export const updateStatementSchedule = forSession<'updateStatementSchedule'>(
  ({ body, session, by, now, write }) =>
    write(async (tx) => {
      const { day_of_month: dayOfMonth, sends_mail: sendsMail } = body;
      const shop = await shopOf(tx, session.shopId);
      const setOn = dayAt(now, shop.time_zone);
      const before = await scheduleOf(tx, shop, now);
      await saveSchedule(tx, shop.id, dayOfMonth === null ? null : { dayOfMonth, sendsMail, setOn });
      const after = await scheduleOf(tx, shop, now);
      const valuesOf = (schedule: typeof before) => ({
        day_of_month: schedule?.dayOfMonth ?? null,
        sends_mail: schedule?.sendsMail ?? null,
      });
      await recordChange(
        tx,
        { shopId: shop.id, by, now },
        { event: 'statement_schedule.changed', id: 'statement_schedule' },
        changeOf(valuesOf(before), valuesOf(after), { kept: ['day_of_month', 'sends_mail'] }),
      );
      return { status: 200, body: scheduleToWire(after) };
    }),
);
