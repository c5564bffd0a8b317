import { isolated } from '@consignment/domain/text/direction';
import {
  isAtWork,
  stepReached,
  stepsOpen,
  type MovingState,
  type MovingStep,
} from '@consignment/domain/moves/moving-steps';
import { useState, type ReactNode } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Move } from './move.ts';
import { MoveProgress } from './MoveProgress.tsx';
import { MoveSteps } from './MoveSteps.tsx';

type Props = {
  move: Move;
  step: MovingStep;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfMoves: string;
  hrefOfStep: (step: MovingStep) => string;
  /** Gives up the move and its files, of which nothing is booked. Null for a person who may not. */
  onDelete: (() => Promise<KnownOutcome>) | null;
  /** The panel of the step. */
  children: ReactNode;
};

/** One move from a former app, from its files to the books. Each step is a panel within it. */
export function MoveScreen(props: Props) {
  const { move, step, onDelete } = props;
  const [isAsking, setIsAsking] = useState(false);
  const canDelete = onDelete !== null && (move.state === 'draft' || move.state === 'checked');
  return (
    <Page
      title={titleOf(move)}
      back={{ href: props.hrefOfMoves, label: 'Move in' }}
      facts={
        <Stack space="small">
          <Text size="small" tone="muted">
            Started <DateTimeText instant={move.created_at} timeZone={props.timeZone} />
          </Text>
          <MoveSteps
            current={step}
            reached={stepReached(move)}
            open={stepsOpen(move)}
            hrefOf={props.hrefOfStep}
          />
        </Stack>
      }
      actions={canDelete && <Button label="Cancel move…" onClick={() => setIsAsking(true)} />}
    >
      {move.problem !== null && (
        <Banner tone="critical" title={move.problem} announcement="polite">
          <p>{afterProblem(move.state)}</p>
        </Banner>
      )}
      {isAtWork(move.state) ? (
        <MoveProgress state={move.state} description={move.description} progress={move.progress} />
      ) : (
        props.children
      )}
      {onDelete !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title="Cancel this move?"
          description="Its files and your answers are deleted. Your books have nothing of it, so they stay as they are."
          confirmLabel="Cancel move"
          busyLabel="Deleting…"
          cancelLabel="Keep it"
          tone="critical"
          onConfirm={onDelete}
        />
      )}
    </Page>
  );
}

function afterProblem(state: MovingState): string {
  if (state === 'booking' || state === 'undoing')
    return 'It continues automatically, and no payouts are made until it is done.';
  if (state === 'booked') return 'Your books stay as they are. You can try again.';
  return 'Nothing is booked. You can try again.';
}

function titleOf({ state, name }: Move): string {
  const from = isolated(name);
  if (state === 'booked') return `Moved in from ${from}`;
  return state === 'undone' ? `Move from ${from}, taken back` : `Moving in from ${from}`;
}
