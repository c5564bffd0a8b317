import { moveLine } from '../../actions/commission/move-line.ts';
import { forSession } from '../../actions/operation.ts';
import { visibleTo } from '../../common/visibility.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { lineToWire } from '../../wire/line-item.ts';

export const updateLineItem = forSession<'updateLineItem'>(({ params, body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const asked = { lineId: params.id, vendorId: body.override_vendor, pointer: '/override_vendor' };
    const { currency } = await shopOf(tx, shopId);
    const visible = visibleTo(session, await metasOf(tx, shopId));
    const row = await moveLine(tx, { shopId, by, now }, asked);
    return { status: 200, body: lineToWire(row, currency, visible) };
  }),
);
