import { forSession } from '../../../actions/operation.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { scheduleOf } from '../queries/statement-schedules.ts';
import { scheduleToWire } from '../statement-wire.ts';

export const getStatementSchedule = forSession<'getStatementSchedule'>(({ session, now, read }) =>
  read(async (tx) => {
    const shop = await shopOf(tx, session.shopId);
    return { status: 200, body: scheduleToWire(await scheduleOf(tx, shop, now)) };
  }),
);
