import { changeOf } from '@consignment/domain/history/history-entry';
import { recordChange } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { changeSalesRep, salesRepById } from '../../queries/people/sales-reps.ts';
import { repName } from '../../actions/people/rep-name.ts';

export const updateSalesRep = forSession<'updateSalesRep'>(
  async ({ params, body, session, by, now, write }) => {
    const name = repName(body);
    const { shopId } = session;
    const rep = await write(async (tx) => {
      const before = await salesRepById(tx, shopId, params.id);
      const after = await changeSalesRep(tx, shopId, params.id, name);
      if (before === null || after === null) return null;
      const change = changeOf(before, after, { kept: [], withheld: ['first_name', 'last_name'] });
      await recordChange(tx, { shopId, by, now }, { event: 'sales_rep.updated', id: after.id }, change);
      return after;
    });
    if (rep === null) throw notFound();
    const { id, first_name, last_name, image } = rep;
    return { status: 200, body: { id, first_name, last_name, image } };
  },
);
