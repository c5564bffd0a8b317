import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { insertSalesRep } from '../../queries/people/sales-reps.ts';
import { repName } from '../../actions/people/rep-name.ts';

export const createSalesRep = forSession<'createSalesRep'>(async ({ body, session, by, now, write }) => {
  const rep = { ...repName(body), image: body.image ?? null, now };
  const { id, first_name, last_name, image } = await write(async (tx) => {
    const made = await insertSalesRep(tx, session.shopId, rep);
    await record(tx, { shopId: session.shopId, by, now }, [{ event: 'sales_rep.created', id: made.id }]);
    return made;
  });
  return { status: 201, body: { id, first_name, last_name, image } };
});
