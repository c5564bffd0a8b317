import { rolesGivenBy } from '@consignment/domain/people/team';
import { defineTexts } from '@consignment/domain/text/texts';
import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo, useState } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { rejected, type Outcome, type Problem } from '../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { onUse } from '../pages/on-use.tsx';
import { invitationColumns, memberColumns, type MemberAct } from './team-columns.tsx';
import type {
  GivenRole,
  InvitationMail,
  Invited,
  RepSearch,
  Team,
  TeamInvitation,
  TeamMember,
} from './team.ts';
import type { MailSetup } from './MailSetupNotice.tsx';
import type { TeamQuestion } from './TeamQuestionDialog.tsx';

const texts = defineTexts('TeamPanel', {
  invite: 'Invite',
  emptyTitle: 'You are no longer in this team.',
  openInvitations: 'Open invitations',
  noInvitationIsOpen: 'There are no open invitations.',
  earlierLink: 'The link in the earlier email no longer works.',
  sent: 'The email with the link is on its way.',
  queued: 'The mail server has not accepted the email yet. We’ll try again automatically.',
  kept: 'This installation doesn’t send email. The email with the link is in its emails folder.',
  already: 'The email was sent less than a minute ago, so it won’t be sent again yet.',
  invited: '{email} has been invited.',
  invitedAgain: '{email} has been invited again.',
});

const { Component: InviteDialog } = onUse(
  async () => (await import('./InviteMemberDialog.tsx')).InviteMemberDialog,
);
const { Component: RoleDialog } = onUse(
  async () => (await import('./MemberRoleDialog.tsx')).MemberRoleDialog,
);
const { Component: QuestionDialog } = onUse(
  async () => (await import('./TeamQuestionDialog.tsx')).TeamQuestionDialog,
);

/** `isRepeated`: the person was invited before, and the earlier link no longer works. */
export type InviteOutcome =
  { is: 'done'; mail: InvitationMail; isRepeated: boolean } | { is: 'refused'; problem: Problem };

type Props = {
  /** Of the card, such as `Team`. */
  title: string;
  team: Team;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  /** How invitations are mailed; left out for a vendor's team, which cannot change it. */
  mail?: MailSetup | null;
  onInvite: (invited: Invited) => Promise<InviteOutcome>;
  onWithdraw: (invitation: TeamInvitation) => Promise<Outcome>;
  onChangeRole: (member: TeamMember, given: GivenRole) => Promise<Outcome>;
  /** Left out for a vendor's team, in which there are none. */
  onSearchReps?: NonNullable<RepSearch>;
  onRemove: (member: TeamMember) => Promise<Outcome>;
  /** The person who looks is logged out by it. */
  onLeave: () => Promise<Outcome>;
  /** Left out for a vendor's team, which has no owner. */
  onHandOver?: (member: TeamMember) => Promise<Outcome>;
};

/**
 * The people of a shop or of a vendor, and whom they have invited: what the role of the person who looks may not do is not
 * shown. A vendor's accounts as the shop sees them are an AccountsScreen.
 */
export function TeamPanel({ title, team, now, timeZone, ...props }: Props) {
  const { members, invitations } = team;
  const self = members.find((member) => member.is_self)?.role ?? null;
  const [open, setOpen] = useState<Open | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const given = self === null ? [] : rolesGivenBy(self);
  const begin = (what: Open) => {
    setNews(null);
    setOpen(what);
  };
  const invite = async (invited: Invited): Promise<Outcome> => {
    setNews(null);
    const outcome = await props.onInvite(invited).catch(rejected);
    if (outcome.is === 'refused') return outcome;
    setNews({ is: 'mail', email: invited.email, mail: outcome.mail, isRepeated: outcome.isRepeated });
    return { is: 'done' };
  };
  const renew = async ({ email, role, sales_rep: rep }: TeamInvitation) => {
    const outcome = await invite({ email, role, ...(rep !== null && { sales_rep: rep }) });
    if (outcome.is === 'refused') setNews({ is: 'refused', problem: outcome.problem });
  };
  const ofMembers = useMemo(
    () => (self === null ? [] : memberColumns({ self, timeZone, onAct: begin })),
    [self, timeZone],
  );
  const ofInvitations =
    self === null
      ? []
      : invitationColumns({
          self,
          now,
          timeZone,
          onRenew: (invitation) => void renew(invitation),
          onWithdraw: (invitation) => begin({ is: 'withdraw', invitation }),
        });
  const close = () => setOpen(null);
  return (
    <Stack space="large">
      {news !== null && <NewsBanner news={news} />}
      <Card
        title={title}
        padding="none"
        actions={
          given.length > 0 && (
            <Button label={texts.invite} icon={UserPlus} onClick={() => begin({ is: 'invite' })} />
          )
        }
      >
        <DataTable
          label={title}
          columns={ofMembers}
          rowId={({ id }) => String(id)}
          state={{ is: 'ready', rows: members }}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.emptyTitle }}
        />
      </Card>
      {invitations.length > 0 && (
        <Card title={texts.openInvitations} padding="none">
          <DataTable
            label={texts.openInvitations}
            columns={ofInvitations}
            rowId={({ id }) => String(id)}
            state={{ is: 'ready', rows: invitations }}
            sort={null}
            onSort={() => undefined}
            empty={{ title: texts.noInvitationIsOpen }}
          />
        </Card>
      )}
      {open?.is === 'invite' && (
        <InviteDialog
          given={given}
          onSearchReps={props.onSearchReps ?? null}
          mail={props.mail ?? null}
          onInvite={invite}
          onClose={close}
        />
      )}
      {open?.is === 'role' && (
        <RoleDialog
          key={open.member.id}
          member={open.member}
          given={given}
          onSearchReps={props.onSearchReps ?? null}
          onChange={(next) => props.onChangeRole(open.member, next)}
          onClose={close}
        />
      )}
      {open !== null && open.is !== 'invite' && open.is !== 'role' && (
        <QuestionDialog question={open} onConfirm={() => answer(open, props)} onClose={close} />
      )}
    </Stack>
  );
}

type Open = { is: 'invite' } | MemberAct | { is: 'withdraw'; invitation: TeamInvitation };
type Question = Exclude<Open, { is: 'invite' | 'role' }> & TeamQuestion;

function answer(question: Question, on: Pick<Props, 'onWithdraw' | 'onRemove' | 'onLeave' | 'onHandOver'>) {
  switch (question.is) {
    case 'withdraw':
      return on.onWithdraw(question.invitation);
    case 'remove':
      return on.onRemove(question.member);
    case 'hand_over':
      if (on.onHandOver === undefined) throw new Error('A team without an owner is not handed over.');
      return on.onHandOver(question.member);
    case 'leave':
      return on.onLeave();
  }
}

type News =
  | { is: 'mail'; email: string; mail: InvitationMail; isRepeated: boolean }
  | { is: 'refused'; problem: Problem };

function NewsBanner({ news }: { news: News }) {
  if (news.is === 'refused') return <RefusalBanner problem={news.problem} />;
  const isLate = news.mail === 'queued' || news.mail === 'already';
  return (
    <Banner
      tone={isLate ? 'caution' : 'positive'}
      title={(news.isRepeated ? texts.invitedAgain : texts.invited)({ email: news.email })}
      announcement="polite"
    >
      <p>{texts[news.mail]}</p>
      {news.isRepeated && news.mail !== 'already' && <p>{texts.earlierLink}</p>}
    </Banner>
  );
}
