import type { MovingState } from '@consignment/domain/moves/moving-steps';
import { defineTexts } from '@consignment/domain/text/texts';
import { JobProgress } from '../../../parts/imports/JobProgress.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';

const texts = defineTexts('MoveProgress', {
  checking: 'Recalculating each old payout…',
  whileChecking:
    'The check doesn’t record anything. You can leave this page; the check will continue, even after a restart.',
  booking: 'Recording the old payouts…',
  whileBooking:
    'No money will be sent, and no emails will go out. You can leave this page; recording will continue, and nothing will be recorded twice.',
  undoing: 'Undoing the old payouts…',
  whileUndoing:
    'You can leave this page; the undo will continue until your books are back to how they were before the move.',
});

type Props = {
  state: Extract<MovingState, 'checking' | 'booking' | 'undoing'>;
  /** The work under way, such as 'Reading commissions'; empty where that is not known. */
  description: string;
  /** Per cent. */
  progress: number;
};

/** How far the check, the booking or the undoing of a move has come. */
export function MoveProgress({ state, description, progress }: Props) {
  return (
    <Card>
      <JobProgress
        label={description === '' ? texts[state] : `${description}…`}
        progress={progress}
        meanwhile={texts[meanwhile[state]]}
      />
    </Card>
  );
}

const meanwhile = {
  checking: 'whileChecking',
  booking: 'whileBooking',
  undoing: 'whileUndoing',
} as const satisfies Record<Props['state'], keyof typeof texts>;
