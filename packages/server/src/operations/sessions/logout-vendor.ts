import { forSession } from '../../actions/operation.ts';
import { revokeSession } from '../../queries/people/sessions.ts';

export const logoutVendor = forSession<'logoutVendor'>(async ({ session, now, service }) => {
  const { id } = session;
  if (id !== null) await service.database.asSystem((tx) => revokeSession(tx, id, 'logout', now));
  return { status: 200, body: {} };
});
