import { forPublic } from '../operation.ts';
import { onlyShopId } from '../queries/logins.ts';

export const getHealth = forPublic<'getHealth'>(async ({ service }) => {
  const { database, version } = service;
  // Any read will do: the answer says that data can be read.
  await database.asSystem(onlyShopId);
  return { status: 200, body: { status: 'ok', version, database: database.kind } };
});
