import { personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { revokeSessionsOf } from '../../queries/people/sessions.ts';

/** In other shops too: the login is one. */
export const endOtherSessions = forSession<'endOtherSessions'>(async ({ session, now, service }) => {
  const { loginId, sessionId } = personOf(session);
  await service.database.asSystem((tx) =>
    revokeSessionsOf(tx, { loginId, because: 'ended_by_person', except: sessionId, now }),
  );
  return { status: 200, body: {} };
});
