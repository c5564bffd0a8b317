import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { changeSalesRep } from '../../queries/sales-reps.ts';
import { repName } from '../../actions/rep-name.ts';

export const updateSalesRep = forSession<'updateSalesRep'>(async ({ params, body, session, write }) => {
  const name = repName(body);
  const rep = await write((tx) => changeSalesRep(tx, session.shopId, params.id, name));
  if (rep === null) throw notFound();
  const { id, first_name, last_name, image } = rep;
  return { status: 200, body: { id, first_name, last_name, image } };
});
