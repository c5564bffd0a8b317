import { personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { sessionsOf } from '../../queries/people/sessions.ts';

export const listSessions = forSession<'listSessions'>(async ({ session, now, service }) => {
  const person = personOf(session);
  const found = await service.database.asSystem((tx) => sessionsOf(tx, person, now));
  const isOwn = ({ id }: { id: string }) => id === person.sessionId;
  const rows = [...found.filter(isOwn), ...found.filter((row) => !isOwn(row))];
  const results = rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: row.address,
    began_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: isOwn(row),
  }));
  return { status: 200, body: { count: results.length, next: null, previous: null, results } };
});
