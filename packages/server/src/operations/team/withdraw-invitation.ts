import { mayManage } from '@consignment/domain/people/team';
import { forSession } from '../../actions/operation.ts';
import { holdTeam } from '../../actions/people/team.ts';
import { mayNot, notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { invitationById, withdraw } from '../../queries/people/team-invitations.ts';

export const withdrawInvitation = forSession<'withdrawInvitation'>(
  async ({ params, session, by, now, service }) => {
    await service.database.asSystem(async (tx) => {
      const { team, self } = await holdTeam(tx, session);
      const invitation = await invitationById(tx, team, params.id);
      if (invitation === null) throw notFound();
      if (!mayManage(self.role, invitation.role)) throw mayNot();
      if (!(await withdraw(tx, invitation, now))) throw notFound();
      await record(tx, { shopId: team.shopId, by, now }, [
        { event: 'invitation.withdrawn', id: invitation.id, before: { role: invitation.role } },
      ]);
    });
    return { status: 200, body: {} };
  },
);
