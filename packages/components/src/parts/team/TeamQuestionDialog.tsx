import { isolated } from '@consignment/domain/text/direction';
import { roleDescriptions } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import type { TeamInvitation, TeamMember } from './team.ts';

const texts = defineTexts('TeamQuestionDialog', {
  keepIt: 'Keep it as it is',
  removeFromTheTeam: 'Remove {name} from the team?',
  isLoggedOutAtOnce:
    '{email} will be logged out immediately and won’t be able to log in here again. Any open invitations they sent will be withdrawn. Their work will be kept. You can invite them again.',
  remove: 'Remove',
  removing: 'Removing…',
  leaveTitle: 'Leave the team?',
  youAreLoggedOutOnce:
    'You’ll be logged out immediately and won’t be able to log in here again until someone in the team invites you. Your work will be kept.',
  leave: 'Leave the team',
  leaving: 'Leaving…',
  handTheShopOver: 'Hand the shop over to {name}?',
  becomesAnOwnerWhoMay:
    '{email} will become an owner, who can do everything and decide who else can. You’ll become a manager: {description} Only an owner can change that back.',
  handOver: 'Hand over',
  handingOver: 'Handing over…',
  withdrawTheInvitation: 'Withdraw the invitation?',
  theLinkThatWasSent: 'The link sent to {email} will no longer work. You can invite this address again.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
});

export type TeamQuestion =
  | { is: 'remove'; member: Pick<TeamMember, 'name' | 'email'> }
  | { is: 'leave' }
  | { is: 'hand_over'; member: Pick<TeamMember, 'name' | 'email'> }
  | { is: 'withdraw'; invitation: Pick<TeamInvitation, 'email'> };

type Props = {
  question: TeamQuestion;
  onConfirm: () => Promise<Outcome>;
  onClose: () => void;
};

/** Asks before a person leaves the team, an invitation is withdrawn, or a shop is handed over. Mount it to open it. */
export function TeamQuestionDialog({ question, ...answers }: Props) {
  return <ConfirmDialog isOpen cancelLabel={texts.keepIt} {...wordsOf(question)} {...answers} />;
}

function wordsOf(question: TeamQuestion) {
  switch (question.is) {
    case 'remove': {
      const { name, email } = question.member;
      return {
        title: texts.removeFromTheTeam({ name: isolated(name) }),
        description: texts.isLoggedOutAtOnce({ email }),
        confirmLabel: texts.remove,
        busyLabel: texts.removing,
        tone: 'critical' as const,
      };
    }
    case 'leave':
      return {
        title: texts.leaveTitle,
        description: texts.youAreLoggedOutOnce,
        confirmLabel: texts.leave,
        busyLabel: texts.leaving,
        tone: 'critical' as const,
      };
    case 'hand_over': {
      const { name, email } = question.member;
      return {
        title: texts.handTheShopOver({ name: isolated(name) }),
        description: texts.becomesAnOwnerWhoMay({ email, description: roleDescriptions.manager }),
        confirmLabel: texts.handOver,
        busyLabel: texts.handingOver,
        tone: 'critical' as const,
      };
    }
    case 'withdraw':
      return {
        title: texts.withdrawTheInvitation,
        description: texts.theLinkThatWasSent({ email: question.invitation.email }),
        confirmLabel: texts.withdraw,
        busyLabel: texts.withdrawing,
        tone: 'critical' as const,
      };
  }
}
