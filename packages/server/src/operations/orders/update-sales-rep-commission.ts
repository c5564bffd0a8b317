import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { changeRepCommission, repCommissionById } from '../../queries/sales-reps.ts';
import { shopOf } from '../../queries/shops.ts';
import { holdForChange } from '../../actions/rep-commission-change.ts';
import { repPercent } from '../../actions/rep-percent.ts';
import { repCommissionToWire } from '../../wire/sales-rep.ts';

export const updateSalesRepCommission = forSession<'updateSalesRepCommission'>(
  async ({ params, body, session, write }) => {
    const ratePpm = repPercent(body.percent);
    return write(async (tx) => {
      await holdForChange(tx, session.shopId, params.id);
      await changeRepCommission(tx, session.shopId, params.id, ratePpm);
      const changed = await repCommissionById(tx, session.shopId, params.id);
      if (changed === null) throw notFound();
      const { currency } = await shopOf(tx, session.shopId);
      return { status: 200, body: repCommissionToWire(changed, currency) };
    });
  },
);
