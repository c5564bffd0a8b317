import type { MovingState } from '@consignment/domain/moves/moving-steps';
import { JobProgress } from '../../../parts/imports/JobProgress.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';

type Props = {
  state: Extract<MovingState, 'checking' | 'booking' | 'undoing'>;
  /** The work under way, such as 'Reading commissions'; empty where that is not known. */
  description: string;
  /** Per cent. */
  progress: number;
};

/** How far the check, the booking or the undoing of a move has come. */
export function MoveProgress({ state, description, progress }: Props) {
  const { label, meanwhile } = words[state];
  return (
    <Card>
      <JobProgress
        label={description === '' ? label : `${description}…`}
        progress={progress}
        meanwhile={meanwhile}
      />
    </Card>
  );
}

const words = {
  checking: {
    label: 'Recalculating each old payout…',
    meanwhile: 'Nothing is booked. You can leave this page; it continues, and after a restart as well.',
  },
  booking: {
    label: 'Booking the old payouts…',
    meanwhile:
      'No money is sent and no mail goes out. You can leave this page; it continues, and nothing is booked twice.',
  },
  undoing: {
    label: 'Taking the old payouts back…',
    meanwhile: 'You can leave this page; it continues until your books are as they were before the move.',
  },
} satisfies Record<Props['state'], { label: string; meanwhile: string }>;
