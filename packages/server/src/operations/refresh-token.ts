import { refreshSession } from '../identity/tokens.ts';
import { forPublic } from '../operation.ts';
import { refuse } from '../problem.ts';

export const refreshToken = forPublic<'refreshToken'>(async ({ body, now, service }) => {
  const refreshed = await service.database.asSystem((tx) =>
    refreshSession(tx, service.tokens, body.refresh, now),
  );
  if (refreshed.is === 'refused') {
    throw refuse(401, 'session_ended', 'Your session has ended. Please sign in again.');
  }
  return { status: 200, body: refreshed.pair };
});
