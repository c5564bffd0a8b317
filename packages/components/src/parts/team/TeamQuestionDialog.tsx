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
    '{email} is logged out at once and cannot log in here again. Invitations that they sent and that are still open are withdrawn. Their work stays. You can invite them again.',
  remove: 'Remove',
  removing: 'Removing…',
  leaveTitle: 'Leave the team?',
  youAreLoggedOutOnce:
    'You are logged out at once and cannot log in here again until somebody of the team invites you. Your work stays.',
  leave: 'Leave the team',
  leaving: 'Leaving…',
  handTheShopOver: 'Hand the shop over to {name}?',
  becomesAnOwnerWhoMay:
    '{email} becomes an owner, who may do everything and decides who else may. You become a manager: {description} Only an owner can change that back.',
  handOver: 'Hand over',
  handingOver: 'Handing over…',
  withdrawTheInvitation: 'Withdraw the invitation?',
  theLinkThatWasSent: 'The link that {email} was sent no longer works. You can invite the address again.',
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
