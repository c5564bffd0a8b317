import { forSession } from '../../actions/operation.ts';
import { checkNotLast, holdTeam, takeOut } from '../../actions/people/team.ts';

export const leaveTeam = forSession<'leaveTeam'>(async ({ session, by, now, service }) => {
  await service.database.asSystem(async (tx) => {
    const acting = await holdTeam(tx, session);
    checkNotLast(acting, acting.self.id);
    await takeOut(tx, acting, acting.self, { event: 'member.left', by, now });
  });
  return { status: 200, body: {} };
});
