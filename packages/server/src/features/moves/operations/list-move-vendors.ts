import { moveFor } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { pageOfMoveVendors } from '../queries/move-vendors.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { moveVendorToWire } from '../move-wire.ts';

export const listMoveVendors = forSession<'listMoveVendors'>(({ params, query, url, session, read }) =>
  read(async (tx) => {
    const page = pageAsk(query);
    const of = { shopId: session.shopId, moveId: params.id };
    await moveFor(tx, of);
    const { currency } = await shopOf(tx, of.shopId);
    const { unmatched = null, open = null } = query;
    const { count, rows } = await pageOfMoveVendors(tx, of, { ...page, unmatched, open });
    const vendors = rows.map((row) => moveVendorToWire(row, currency));
    return { status: 200, body: pageOf(url, page, { count, rows: vendors }) };
  }),
);
