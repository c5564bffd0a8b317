import { forSession } from '../../actions/operation.ts';
import { changeRepPercent } from '../../actions/commission/rep-commission-change.ts';
import { repPercent } from '../../actions/commission/rep-percent.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { repCommissionToWire } from '../../wire/sales-rep.ts';

export const updateSalesRepCommission = forSession<'updateSalesRepCommission'>(
  async ({ params, body, session, by, now, write }) => {
    const ratePpm = repPercent(body.percent);
    return write(async (tx) => {
      const { currency } = await shopOf(tx, session.shopId);
      const act = { shopId: session.shopId, repIds: session.repIds, by, now };
      const { after } = await changeRepPercent(tx, act, { id: params.id, ratePpm });
      return { status: 200, body: repCommissionToWire(after, currency) };
    });
  },
);
