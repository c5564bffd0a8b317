import { moneyToWire, sumMoney } from '@consignment/domain/money/money';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { salesRepById } from '../../queries/people/sales-reps.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { openPartsOfRep } from '../../pricing/rep-commissions.ts';

export const getSalesRepUnpaidCommissions = forSession<'getSalesRepUnpaidCommissions'>(
  ({ params, session, read }) =>
    read(async (tx) => {
      const rep = await salesRepById(tx, session.shopId, params.id);
      if (rep === null || session.repIds?.includes(rep.id) === false) throw notFound();
      const { currency } = await shopOf(tx, session.shopId);
      const parts = await openPartsOfRep(tx, session.shopId, rep.id);
      const totalOf = (isOfKind: (open: number) => boolean) => {
        const those = parts.filter(({ open }) => isOfKind(open));
        return {
          commissions: those.map(({ id }) => id),
          amount: moneyToWire(sumMoney(those.map(({ open }) => open)), currency),
        };
      };
      const due = totalOf((open) => open > 0);
      const body = { ...due, count: due.commissions.length, carried_over: totalOf((open) => open < 0) };
      return { status: 200, body };
    }),
);
