import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { rejected, type Outcome, type Problem } from '../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';

const texts = defineTexts('ImportChoice', {
  wait: 'Please wait for a response.',
  import: 'Import',
  starting: 'Starting the import…',
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
});

type Props = {
  /** Null while the check is under way. */
  onImport: (() => Promise<Outcome>) | null;
  onCancel: () => Promise<Outcome>;
};

type Choice =
  { is: 'open' } | { is: 'busy'; with: 'import' | 'cancel' } | { is: 'refused'; problem: Problem };

/** The choice after a check of the files: import them, or give them up. Cancel needs no question, as nothing is lost but the choice of files. */
export function ImportChoice({ onImport, onCancel }: Props) {
  const [choice, setChoice] = useState<Choice>({ is: 'open' });
  const busyWith = choice.is === 'busy' ? choice.with : null;

  const choose = async (what: 'import' | 'cancel', act: () => Promise<Outcome>) => {
    setChoice({ is: 'busy', with: what });
    const outcome = await act().catch(rejected);
    setChoice(outcome.is === 'done' ? { is: 'open' } : outcome);
  };
  const stateOf = (what: 'import' | 'cancel', label: string) => {
    if (busyWith === null) return { is: 'ready' } as const;
    return busyWith === what
      ? ({ is: 'busy', label } as const)
      : ({ is: 'disabled', reason: texts.wait } as const);
  };

  return (
    <Stack space="medium">
      {choice.is === 'refused' && <RefusalBanner problem={choice.problem} />}
      <Inline space="small">
        {onImport !== null && (
          <Button
            label={texts.import}
            tone="primary"
            onClick={() => void choose('import', onImport)}
            state={stateOf('import', texts.starting)}
          />
        )}
        <Button
          label={texts.cancel}
          onClick={() => void choose('cancel', onCancel)}
          state={stateOf('cancel', texts.cancelling)}
        />
      </Inline>
    </Stack>
  );
}
