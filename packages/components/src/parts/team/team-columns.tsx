import { partyOf, roleLabels, type Role } from '@consignment/domain/people/roles';
import { mayManage } from '@consignment/domain/people/team';
import { defineTexts } from '@consignment/domain/text/texts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Badge } from '../../primitives/text/Badge.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Menu, type MenuItem } from '../../primitives/actions/Menu.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { PersonName } from '../people/PersonName.tsx';
import type { TeamInvitation, TeamMember } from './team.ts';

const texts = defineTexts('TeamColumns', {
  name: 'Name',
  you: 'You',
  role: 'Role',
  lastLogin: 'Last login',
  never: 'Never',
  actions: 'Actions',
  actionsFor: 'Actions for {name}',
  seesNoFiguresYetChange: 'Can’t see any figures yet: change the role to select the sales rep',
  changeRole: 'Change role',
  handTheShopOver: 'Hand the shop over',
  remove: 'Remove',
  leaveTheTeam: 'Leave the team',
  email: 'Email',
  invitedBy: 'Invited by',
  formerMember: 'Former member',
  goodUntil: 'Valid until',
  expired: 'Expired',
  actionsForTheInvitation: 'Actions for the invitation to {email}',
  sendAgain: 'Send again',
  withdraw: 'Withdraw',
});

type MembersOf = {
  /** The role of the person who looks. */
  self: Role;
  /** IANA zone of the shop. */
  timeZone: string;
  onAct: (act: MemberAct) => void;
};

export type MemberAct =
  | { is: 'role'; member: TeamMember }
  | { is: 'remove'; member: TeamMember }
  | { is: 'hand_over'; member: TeamMember }
  | { is: 'leave'; member: TeamMember };

export function memberColumns({ self, timeZone, onAct }: MembersOf): DataColumn<TeamMember>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: (member) => (
        <Inline space="xsmall">
          <PersonName
            name={member.name === '' ? member.email : member.name}
            image={null}
            detail={member.email}
          />
          {member.is_self && <Badge label={texts.you} />}
        </Inline>
      ),
      isRowHeader: true,
      hasPicture: true,
      width: 'wide',
    },
    {
      id: 'role',
      header: texts.role,
      cell: (member) => <RoleText of={member} />,
      isFixed: true,
      width: 'narrow',
    },
    {
      id: 'last',
      header: texts.lastLogin,
      cell: ({ last_sign_in: last }) =>
        last === null ? texts.never : <DateTimeText instant={last} timeZone={timeZone} />,
      width: 'narrow',
    },
    {
      id: 'actions',
      header: texts.actions,
      cell: (member) => {
        const items = actsOn(member, self, onAct);
        const name = member.name === '' ? member.email : member.name;
        return items.length === 0 ? null : (
          <Menu label={texts.actionsFor({ name })} icon={Ellipsis} shape="icon" tone="quiet" items={items} />
        );
      },
      isSelfExplanatory: true,
      align: 'end',
      width: 'narrow',
    },
  ];
}

/** A role; for a sales rep's login also the sales rep whose figures it sees. */
function RoleText({ of }: { of: Pick<TeamMember, 'role' | 'sales_rep_name'> }) {
  const { role, sales_rep_name: rep } = of;
  if (role !== 'salesrep') return <span>{roleLabels[role]}</span>;
  return (
    <>
      <span>{roleLabels[role]}</span>
      <Text size="small" tone="muted">
        {rep === null ? texts.seesNoFiguresYetChange : <bdi>{rep}</bdi>}
      </Text>
    </>
  );
}

/** The acts on a member that the person who looks may do. */
function actsOn(member: TeamMember, self: Role, onAct: MembersOf['onAct']): MenuItem[] {
  const act = (is: MemberAct['is']) => () => onAct({ is, member });
  const manages = mayManage(self, member.role);
  const isHeir =
    self === 'owner' && !member.is_self && member.role !== 'owner' && partyOf(member.role) === 'merchant';
  return [
    ...(manages ? [{ label: texts.changeRole, onSelect: act('role') }] : []),
    ...(isHeir ? [{ label: texts.handTheShopOver, onSelect: act('hand_over') }] : []),
    ...(manages && !member.is_self
      ? [{ label: texts.remove, onSelect: act('remove'), tone: 'critical' as const }]
      : []),
    ...(member.is_self
      ? [{ label: texts.leaveTheTeam, onSelect: act('leave'), tone: 'critical' as const }]
      : []),
  ];
}

type InvitationsOf = {
  self: Role;
  now: Date;
  timeZone: string;
  onRenew: (invitation: TeamInvitation) => void;
  onWithdraw: (invitation: TeamInvitation) => void;
};

export function invitationColumns(of: InvitationsOf): DataColumn<TeamInvitation>[] {
  const { self, now, timeZone, onRenew, onWithdraw } = of;
  return [
    {
      id: 'email',
      header: texts.email,
      cell: ({ email }) => <bdi>{email}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'role',
      header: texts.role,
      cell: (invitation) => <RoleText of={invitation} />,
      isFixed: true,
      width: 'narrow',
    },
    {
      id: 'by',
      header: texts.invitedBy,
      cell: ({ invited_by: name }) => (name === null ? texts.formerMember : <bdi>{name}</bdi>),
    },
    {
      id: 'until',
      header: texts.goodUntil,
      cell: ({ expires_at: until }) =>
        new Date(until) <= now ? (
          <Badge tone="caution" label={texts.expired} />
        ) : (
          <DateTimeText instant={until} timeZone={timeZone} />
        ),
      width: 'narrow',
    },
    {
      id: 'actions',
      header: texts.actions,
      cell: (invitation) =>
        mayManage(self, invitation.role) ? (
          <Menu
            label={texts.actionsForTheInvitation({ email: invitation.email })}
            icon={Ellipsis}
            shape="icon"
            tone="quiet"
            items={[
              { label: texts.sendAgain, onSelect: () => onRenew(invitation) },
              { label: texts.withdraw, onSelect: () => onWithdraw(invitation), tone: 'critical' },
            ]}
          />
        ) : null,
      isSelfExplanatory: true,
      align: 'end',
      width: 'narrow',
    },
  ];
}
