import { dayAt } from '@consignment/domain/time/zone';
import { forSession } from '../../../actions/operation.ts';
import { notFound } from '../../../common/problem.ts';
import { versionsLike } from '../queries/commission-rules.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { ruleVersionToWire } from '../rule-wire.ts';

export const getRule = forSession<'getRule'>(({ params, session, now, read }) =>
  read(async (tx) => {
    const { currency, time_zone: timeZone } = await shopOf(tx, session.shopId);
    const rows = await versionsLike(tx, session.shopId, params.id, dayAt(now, timeZone));
    if (rows.length === 0) throw notFound();
    return { status: 200, body: { versions: rows.map((row) => ruleVersionToWire(row, currency)) } };
  }),
);
