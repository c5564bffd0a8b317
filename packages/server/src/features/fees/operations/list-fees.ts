import { dayAt } from '@consignment/domain/time/zone';
import { forSession } from '../../../actions/operation.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { noticeDaysOf } from '../../rules/face.ts';
import { feeToWire } from '../fee-wire.ts';
import { feeSums } from '../queries/fee-charges.ts';
import { feesOf } from '../queries/fees.ts';

export const listFees = forSession<'listFees'>(({ session: { shopId }, now, read }) =>
  read(async (tx) => {
    const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
    const sums = await feeSums(tx, shopId);
    const at = { currency, today: dayAt(now, timeZone) };
    const results = (await feesOf(tx, shopId)).map((fee) =>
      feeToWire(fee, sums.get(fee.id) ?? { charged: 0, waiting: 0 }, at),
    );
    return { status: 200, body: { results, notice_days: await noticeDaysOf(tx, shopId) } };
  }),
);
