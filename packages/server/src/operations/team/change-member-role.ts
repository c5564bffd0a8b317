import { partyOf } from '@consignment/domain/roles';
import { rolesGivenBy } from '@consignment/domain/team';
import { forSession } from '../../actions/operation.ts';
import { checkGives, checkNotLast, holdTeam, managed } from '../../actions/team.ts';
import { record } from '../../ledger/record.ts';
import { withdrawThoseOf } from '../../queries/team-invitations.ts';
import { endSessionsOfMember, setRole } from '../../queries/team.ts';
import { memberToWire } from '../../wire/team.ts';

export const changeMemberRole = forSession<'changeMemberRole'>(
  async ({ params, body: { role }, session, by, now, service }) => {
    const changed = await service.database.asSystem(async (tx) => {
      const acting = await holdTeam(tx, session);
      const { team, self } = acting;
      const member = managed(acting, params.id);
      checkGives(acting, role);
      if (member.role !== role) {
        checkNotLast(acting, member.id);
        await setRole(tx, team, member.id, role);
        const { loginId } = member;
        if (rolesGivenBy(role).length === 0) await withdrawThoseOf(tx, team, loginId, now);
        // A person of another app signs in there.
        if (partyOf(role) !== partyOf(member.role)) {
          await endSessionsOfMember(tx, team, { loginId, because: 'role_changed', now });
        }
        const change = { before: { role: member.role }, after: { role } };
        await record(tx, { shopId: team.shopId, by, now }, [
          { event: 'member.role_changed', id: loginId, ...change },
        ]);
      }
      return memberToWire({ ...member, role }, self.loginId);
    });
    return { status: 200, body: changed };
  },
);
