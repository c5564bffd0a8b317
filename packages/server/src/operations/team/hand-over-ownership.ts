import { partyOf, type Role } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { holdTeam, managed, readTeam, teamToWire } from '../../actions/people/team.ts';
import { mayNot, refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { setRole, type Member } from '../../queries/people/team.ts';

const texts = defineTexts('HandOverOwnership', {
  ownerAlready: 'This person is already an owner.',
  salesRep: 'Sales reps use another app. Give this person another role first.',
});

/** One transaction: the shop has an owner throughout. */
export const handOverOwnership = forSession<'handOverOwnership'>(
  async ({ body, session, by, now, service }) => {
    const team = await service.database.asSystem(async (tx) => {
      const acting = await holdTeam(tx, session);
      if (acting.self.role !== 'owner') throw mayNot();
      const heir = managed(acting, body.member);
      if (heir.role === 'owner') {
        throw refuse(422, 'invalid_value', texts.ownerAlready, { pointer: '/member' });
      }
      if (partyOf(heir.role) !== 'merchant') {
        throw refuse(422, 'invalid_value', texts.salesRep, { pointer: '/member' });
      }
      await setRole(tx, acting.team, heir.id, { role: 'owner', salesRepId: null });
      await setRole(tx, acting.team, acting.self.id, { role: 'manager', salesRepId: null });
      const after = await teamToWire(tx, await readTeam(tx, session));
      const roleOf = (member: Member, role: Role) =>
        ({
          event: 'member.role_changed',
          id: member.loginId,
          before: { role: member.role },
          after: { role },
        }) as const;
      await record(tx, { shopId: session.shopId, by, now }, [
        roleOf(heir, 'owner'),
        roleOf(acting.self, 'manager'),
      ]);
      return after;
    });
    return { status: 200, body: team };
  },
);
