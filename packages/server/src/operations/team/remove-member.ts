import { refuseSetUpByShop } from '../../actions/vendors/payout-details.ts';
import { forSession } from '../../actions/operation.ts';
import { checkNotLast, holdTeam, managed, takeOut } from '../../actions/people/team.ts';

export const removeMember = forSession<'removeMember'>(async ({ params, session, by, now, service }) => {
  await service.database.asSystem(async (tx) => {
    const acting = await holdTeam(tx, session);
    await refuseSetUpByShop(tx, session);
    const member = managed(acting, params.id);
    checkNotLast(acting, member.id);
    await takeOut(tx, acting, member, { event: 'member.removed', by, now });
  });
  return { status: 200, body: {} };
});
