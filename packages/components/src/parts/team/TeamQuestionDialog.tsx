import { isolated } from '@consignment/domain/text/direction';
import { roles } from '@consignment/domain/people/roles';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import type { TeamInvitation, TeamMember } from './team.ts';

export type TeamQuestion =
  | { is: 'remove'; member: Pick<TeamMember, 'name' | 'email'> }
  | { is: 'leave' }
  | { is: 'hand over'; member: Pick<TeamMember, 'name' | 'email'> }
  | { is: 'withdraw'; invitation: Pick<TeamInvitation, 'email'> };

type Props = {
  question: TeamQuestion;
  onConfirm: () => Promise<Outcome>;
  onClose: () => void;
};

/** Asks before a person leaves the team, an invitation is withdrawn, or a shop is handed over. Mount it to open it. */
export function TeamQuestionDialog({ question, ...answers }: Props) {
  return <ConfirmDialog isOpen cancelLabel="Keep it as it is" {...wordsOf(question)} {...answers} />;
}

function wordsOf(question: TeamQuestion) {
  switch (question.is) {
    case 'remove': {
      const { name, email } = question.member;
      return {
        title: `Remove ${isolated(name)} from the team?`,
        description: `${email} is logged out at once and cannot log in here again. Invitations that they sent and that are still open are withdrawn. Their work stays. You can invite them again.`,
        confirmLabel: 'Remove',
        busyLabel: 'Removing…',
        tone: 'critical' as const,
      };
    }
    case 'leave':
      return {
        title: 'Leave the team?',
        description:
          'You are logged out at once and cannot log in here again until somebody of the team invites you. Your work stays.',
        confirmLabel: 'Leave the team',
        busyLabel: 'Leaving…',
        tone: 'critical' as const,
      };
    case 'hand over': {
      const { name, email } = question.member;
      return {
        title: `Hand the shop over to ${isolated(name)}?`,
        description: `${email} becomes an owner, who may do everything and decides who else may. You become a manager: ${roles.manager.description} Only an owner can change that back.`,
        confirmLabel: 'Hand over',
        busyLabel: 'Handing over…',
        tone: 'critical' as const,
      };
    }
    case 'withdraw':
      return {
        title: 'Withdraw the invitation?',
        description: `The link that ${question.invitation.email} was sent no longer works. You can invite the address again.`,
        confirmLabel: 'Withdraw',
        busyLabel: 'Withdrawing…',
        tone: 'critical' as const,
      };
  }
}
