import { forPublic } from '../../actions/operation.ts';
import { onlyShopId } from '../../queries/people/logins.ts';

export const getReady = forPublic<'getReady'>(async ({ service }) => {
  const { database } = service;
  // Any read suffices: the answer says that data can be read.
  await database.asSystem(onlyShopId);
  return { status: 200, body: { status: 'ready', database: database.kind } };
});
