import { isolated } from '@consignment/domain/text/direction';
import {
  isAtWork,
  stepReached,
  stepsOpen,
  type MovingState,
  type MovingStep,
} from '@consignment/domain/moves/moving-steps';
import { defineTexts } from '@consignment/domain/text/texts';
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
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('MoveScreen', {
  moveIn: 'Move in',
  cancel: 'Cancel move…',
  cancelTitle: 'Cancel this move?',
  cancelDetail:
    'The move’s files and your answers will be deleted. Nothing from the move has been recorded, so your books will stay as they are.',
  confirmCancel: 'Cancel move',
  deleting: 'Deleting…',
  keepIt: 'Keep it',
  continues: 'The move will continue automatically, and no payouts can be made until it is finished.',
  booksStay: 'Your books haven’t changed. You can try again.',
  nothingBooked: 'Nothing has been recorded. You can try again.',
  movedIn: 'Moved in from {from}',
  undone: 'Move from {from} (undone)',
  movingIn: 'Moving in from {from}',
  started: 'Started {time}',
});

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
      back={{ href: props.hrefOfMoves, label: texts.moveIn }}
      facts={
        <Stack space="small">
          <Text size="small" tone="muted">
            <TextWithElements
              text={texts.started}
              elements={{ time: <DateTimeText instant={move.created_at} timeZone={props.timeZone} /> }}
            />
          </Text>
          <MoveSteps
            current={step}
            reached={stepReached(move)}
            open={stepsOpen(move)}
            hrefOf={props.hrefOfStep}
          />
        </Stack>
      }
      actions={canDelete && <Button label={texts.cancel} onClick={() => setIsAsking(true)} />}
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
          title={texts.cancelTitle}
          description={texts.cancelDetail}
          confirmLabel={texts.confirmCancel}
          busyLabel={texts.deleting}
          cancelLabel={texts.keepIt}
          tone="critical"
          onConfirm={onDelete}
        />
      )}
    </Page>
  );
}

function afterProblem(state: MovingState): string {
  if (state === 'booking' || state === 'undoing') return texts.continues;
  if (state === 'booked') return texts.booksStay;
  return texts.nothingBooked;
}

function titleOf({ state, name }: Move): string {
  const from = isolated(name);
  if (state === 'booked') return texts.movedIn({ from });
  return state === 'undone' ? texts.undone({ from }) : texts.movingIn({ from });
}
