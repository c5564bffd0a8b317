import { percentToWire } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { orderById } from '../../queries/orders/orders.ts';
import { insertRepCommission, repCommissionById, salesRepById } from '../../queries/people/sales-reps.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { repPercent } from '../../actions/commission/rep-percent.ts';
import { repCommissionToWire } from '../../wire/sales-rep.ts';

const texts = defineTexts('CreateOrderSalesRepCommission', {
  noSuchRep: 'There is no such sales rep.',
  alreadyAssigned: 'This sales rep already has a commission on this order. Change that commission instead.',
});

export const createOrderSalesRepCommission = forSession<'createOrderSalesRepCommission'>(
  async ({ params, body, session, by, now, write }) => {
    const { shopId } = session;
    const ratePpm = repPercent(body.percent);
    return write(async (tx) => {
      const order = await orderById(tx, shopId, params.id);
      if (order === null) throw notFound();
      const rep = await salesRepById(tx, shopId, body.sales_rep);
      if (rep === null) {
        throw refuse(422, 'invalid_value', texts.noSuchRep, { pointer: '/sales_rep' });
      }
      const id = await insertRepCommission(tx, shopId, {
        orderId: order.id,
        salesRepId: rep.id,
        ratePpm,
        now,
      });
      if (id === null) {
        throw refuse(409, 'already_assigned', texts.alreadyAssigned, { pointer: '/sales_rep' });
      }
      const made = await repCommissionById(tx, { shopId, repIds: null }, id);
      if (made === null) throw new Error(`The sales rep's commission ${id} was not written.`);
      const { currency } = await shopOf(tx, shopId);
      const after = { order: order.id, sales_rep: rep.id, percent: percentToWire(ratePpm) };
      await record(tx, { shopId, by, now }, [{ event: 'rep_commission.created', id, after }]);
      return { status: 201, body: repCommissionToWire(made, currency) };
    });
  },
);
