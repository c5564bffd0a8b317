import { dayAt } from '@consignment/domain/zone';
import { forSession } from '../../actions/operation.ts';
import { shopOf } from '../../queries/shops.ts';
import { saveSchedule, scheduleOf } from '../../queries/statement-schedules.ts';
import { scheduleToWire } from '../../wire/statement.ts';

export const updateStatementSchedule = forSession<'updateStatementSchedule'>(
  ({ body, session, now, write }) =>
    write(async (tx) => {
      const { day_of_month: dayOfMonth, sends_mail: sendsMail } = body;
      const shop = await shopOf(tx, session.shopId);
      const setOn = dayAt(now, shop.time_zone);
      await saveSchedule(tx, shop.id, dayOfMonth === null ? null : { dayOfMonth, sendsMail, setOn });
      return { status: 200, body: scheduleToWire(await scheduleOf(tx, shop, now)) };
    }),
);
