import { forSession } from '../../actions/operation.ts';
import { insertSalesRep } from '../../queries/sales-reps.ts';
import { repName } from '../../actions/rep-name.ts';

export const createSalesRep = forSession<'createSalesRep'>(async ({ body, session, now, write }) => {
  const rep = { ...repName(body), image: body.image ?? null, now };
  const { id, first_name, last_name, image } = await write((tx) => insertSalesRep(tx, session.shopId, rep));
  return { status: 201, body: { id, first_name, last_name, image } };
});
