import { personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { revokeSession, sessionsOf } from '../../queries/people/sessions.ts';

export const endSession = forSession<'endSession'>(async ({ params, session, now, service }) => {
  const person = personOf(session);
  await service.database.asSystem(async (tx) => {
    const own = await sessionsOf(tx, person, now);
    if (!own.some(({ id }) => id === params.sessionId)) throw notFound();
    await revokeSession(tx, params.sessionId, 'ended_by_person', now);
  });
  return { status: 200, body: {} };
});
