import { forSession } from '../../actions/operation.ts';
import { apiKeysOf } from '../../queries/people/api-keys.ts';
import { keyToWire } from '../../wire/key.ts';

export const listKeys = forSession<'listKeys'>(async ({ session, service }) => {
  const rows = await service.database.asSystem((tx) => apiKeysOf(tx, session.shopId));
  return { status: 200, body: { results: rows.map(keyToWire) } };
});
