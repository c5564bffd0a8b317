import { forSession } from '../operation.ts';
import { refuse } from '../problem.ts';
import { insertSalesRep } from '../queries/sales-reps.ts';

export const createSalesRep = forSession<'createSalesRep'>(async ({ body, session, now, write }) => {
  const firstName = body.first_name.trim();
  if (firstName === '') {
    throw refuse(422, 'invalid_value', 'Enter the first name of the sales rep.', { pointer: '/first_name' });
  }
  const rep = { firstName, lastName: (body.last_name ?? '').trim(), image: body.image ?? null, now };
  const { id, first_name, last_name, image } = await write((tx) => insertSalesRep(tx, session.shopId, rep));
  return { status: 201, body: { id, first_name, last_name, image } };
});
