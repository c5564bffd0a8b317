import { moneyToWire } from '@consignment/domain/money/money';
import { forSession } from '../../../actions/operation.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { missingOrderOf } from '../missing-order.ts';
import { differenceById } from '../queries/list.ts';
import { earnedOfOrder } from '../queries/missing-order.ts';

export const previewOrderCancellation = forSession<'previewOrderCancellation'>(({ params, session, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const { orderId, name } = missingOrderOf(await differenceById(tx, shopId, params.id));
    const { currency } = await shopOf(tx, shopId);
    const vendors = await earnedOfOrder(tx, shopId, orderId);
    return {
      status: 200,
      body: {
        order_name: name,
        currency,
        vendors: vendors.map((vendor) => ({
          id: vendor.id,
          name: vendor.name,
          unpaid: moneyToWire(vendor.unpaid, currency),
          paid: moneyToWire(vendor.paid, currency),
        })),
      },
    };
  }),
);
