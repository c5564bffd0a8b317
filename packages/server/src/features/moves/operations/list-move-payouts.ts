import { moveFor } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf, searchOf } from '../../../common/page.ts';
import { pageOfMovePayouts } from '../queries/move-lists.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { movePayoutToWire } from '../move-wire.ts';

export const listMovePayouts = forSession<'listMovePayouts'>(({ params, query, url, session, read }) =>
  read(async (tx) => {
    const page = pageAsk(query);
    const of = { shopId: session.shopId, moveId: params.id };
    await moveFor(tx, of);
    const { currency } = await shopOf(tx, of.shopId);
    const { state: verdict = null, vendor_id: vendorId = null } = query;
    const search = searchOf(query.search);
    const { count, rows } = await pageOfMovePayouts(tx, of, { ...page, verdict, vendorId, search });
    const payouts = rows.map((row) => movePayoutToWire(row, currency));
    return { status: 200, body: pageOf(url, page, { count, rows: payouts }) };
  }),
);
