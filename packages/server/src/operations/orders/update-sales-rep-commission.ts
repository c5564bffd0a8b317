import { changeOf } from '@consignment/domain/history-entry';
import { percentToWire } from '@consignment/domain/rate';
import { recordChange } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { changeRepCommission, repCommissionById } from '../../queries/sales-reps.ts';
import { shopOf } from '../../queries/shops.ts';
import { holdForChange } from '../../actions/rep-commission-change.ts';
import { repPercent } from '../../actions/rep-percent.ts';
import { repCommissionToWire } from '../../wire/sales-rep.ts';

export const updateSalesRepCommission = forSession<'updateSalesRepCommission'>(
  async ({ params, body, session, by, now, write }) => {
    const ratePpm = repPercent(body.percent);
    return write(async (tx) => {
      const before = await holdForChange(tx, session.shopId, params.id);
      await changeRepCommission(tx, session.shopId, params.id, ratePpm);
      const changed = await repCommissionById(tx, session.shopId, params.id);
      if (changed === null) throw notFound();
      const { currency } = await shopOf(tx, session.shopId);
      const valuesOf = ({ rate_ppm: ppm }: typeof before) => ({ percent: percentToWire(ppm) });
      await recordChange(
        tx,
        { shopId: session.shopId, by, now },
        { event: 'rep_commission.updated', id: params.id },
        changeOf(valuesOf(before), valuesOf(changed), { kept: ['percent'] }),
      );
      return { status: 200, body: repCommissionToWire(changed, currency) };
    });
  },
);
