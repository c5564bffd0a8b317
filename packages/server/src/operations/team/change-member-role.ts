import { partyOf } from '@consignment/domain/people/roles';
import { rolesGivenBy } from '@consignment/domain/people/team';
import { refuseSetUpByShop } from '../../actions/vendors/payout-details.ts';
import { forSession } from '../../actions/operation.ts';
import {
  checkGives,
  checkNotLast,
  holdTeam,
  managed,
  repForRole,
  roleValues,
} from '../../actions/people/team.ts';
import { record } from '../../ledger/record.ts';
import { withdrawThoseOf } from '../../queries/people/team-invitations.ts';
import { endSessionsOfMember, setRole } from '../../queries/people/team.ts';
import { memberToWire } from '../../wire/team.ts';

export const changeMemberRole = forSession<'changeMemberRole'>(
  async ({ params, body, session, by, now, service }) => {
    const { role } = body;
    const changed = await service.database.asSystem(async (tx) => {
      const acting = await holdTeam(tx, session);
      await refuseSetUpByShop(tx, session);
      const { team, self } = acting;
      const member = managed(acting, params.id);
      checkGives(acting, role);
      const salesRep = await repForRole(tx, acting, body);
      const [before, after] = [member, { role, salesRep }].map((one) =>
        roleValues(one.role, one.salesRep?.id ?? null),
      );
      if (member.role !== role || member.salesRep?.id !== salesRep?.id) {
        if (member.role !== role) checkNotLast(acting, member.id);
        await setRole(tx, team, member.id, { role, salesRepId: salesRep?.id ?? null });
        const { loginId } = member;
        if (rolesGivenBy(role).length === 0) await withdrawThoseOf(tx, team, loginId, now);
        // A person of another app signs in there.
        if (partyOf(role) !== partyOf(member.role)) {
          await endSessionsOfMember(tx, team, { loginId, because: 'role_changed', now });
        }
        await record(tx, { shopId: team.shopId, by, now }, [
          { event: 'member.role_changed', id: loginId, before, after },
        ]);
      }
      return memberToWire({ ...member, role, salesRep }, self.loginId);
    });
    return { status: 200, body: changed };
  },
);
