import { useRef, useState } from 'react';
import { counted } from '../../../parts/lists/counted.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { FileDrop } from '../../../primitives/fields/FileDrop.tsx';
import { rejected, type Answered, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { NamedDraft } from './rule.ts';

export type ReadRules = {
  rules: readonly NamedDraft[];
  /** Rows that say what applies already. */
  unchanged: number;
  faults: readonly RuleFault[];
};

type RuleFault = { row: number; detail: string };

type Props = {
  /** Reads the file without saving anything of it. */
  onRead: (text: string) => Promise<{ is: 'read'; read: ReadRules } | { is: 'refused'; problem: Problem }>;
  /** Shows the effect of the rules first. Done closes the dialog. */
  onReview: (rules: readonly NamedDraft[]) => Promise<Answered>;
  onClose: () => void;
};

type Step =
  | { is: 'choosing' }
  | { is: 'reading'; file: File }
  | { is: 'read'; file: File; read: ReadRules }
  | { is: 'refused'; file: File; problem: Problem };

/** Takes in rules from a file in the form that Export has. Nothing is saved before its effect was seen. */
export function ReadRulesDialog({ onRead, onReview, onClose }: Props) {
  const [step, setStep] = useState<Step>({ is: 'choosing' });
  const [review, setReview] = useState<Review>({ is: 'idle' });
  const turn = useRef(0);

  const choose = async (file: File) => {
    const id = (turn.current += 1);
    setReview({ is: 'idle' });
    setStep({ is: 'reading', file });
    const answer = await file
      .text()
      .then((text) => onRead(text))
      .catch(rejected);
    // Another file was chosen meanwhile.
    if (turn.current !== id) return;
    if (answer.is === 'read') setStep({ is: 'read', file, read: answer.read });
    else setStep({ is: 'refused', file, problem: answer.problem });
  };
  const leave = () => {
    turn.current += 1;
    setReview({ is: 'idle' });
    setStep({ is: 'choosing' });
  };
  const ask = async (rules: readonly NamedDraft[]) => {
    setReview({ is: 'busy' });
    const outcome = await onReview(rules).catch(rejected);
    if (outcome.is === 'done') onClose();
    else setReview(outcome.is === 'refused' ? outcome : { is: 'idle' });
  };
  const rules = step.is === 'read' ? step.read.rules : [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Read a file"
      description="A CSV file as Export makes it. Rows that you have changed or added become new versions."
      canClose={review.is !== 'busy'}
    >
      <Stack space="medium">
        <FileDrop
          label="Rules"
          accept={['.csv']}
          files={step.is === 'choosing' ? [] : [shownFile(step.file)]}
          onAdd={([file]) => file !== undefined && void choose(file)}
          onRemove={leave}
        />
        <div role="status">
          {step.is === 'reading' && <Text tone="muted">Reading the file…</Text>}
          {step.is === 'read' && <Text>{readText(step.read)}</Text>}
        </div>
        {step.is === 'refused' && <RefusalBanner problem={step.problem} />}
        {step.is === 'read' && step.read.faults.length > 0 && <Faults faults={step.read.faults} />}
      </Stack>
      <DialogActions notice={review.is === 'refused' && <RefusalBanner problem={review.problem} />}>
        <Button label="Cancel" onClick={onClose} />
        <Button
          label={rules.length === 0 ? 'Review' : `Review ${counted(rules.length, 'rule')}`}
          tone="primary"
          onClick={() => void ask(rules)}
          state={
            review.is === 'busy'
              ? { is: 'busy', label: 'Calculating…' }
              : rules.length === 0
                ? { is: 'disabled', reason: 'Choose a file with rules to change first.' }
                : { is: 'ready' }
          }
        />
      </DialogActions>
    </Dialog>
  );
}

type Review = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };

function shownFile({ name, size }: File) {
  return { id: name, name, size, error: null };
}

function Faults({ faults }: { faults: readonly RuleFault[] }) {
  return (
    <Stack space="small">
      <Banner tone="caution" title={`${counted(faults.length, 'row')} cannot be read.`}>
        <p>Correct them in the file and choose it again, or go on without them.</p>
      </Banner>
      <DataTable
        label="Rows that cannot be read"
        columns={columns}
        rowId={({ row, detail }) => `${row} ${detail}`}
        state={{ is: 'ready', rows: faults }}
        empty={{ title: 'Every row can be read.' }}
        sort={null}
        onSort={() => undefined}
      />
    </Stack>
  );
}

const columns: readonly DataColumn<RuleFault>[] = [
  { id: 'row', header: 'Row', cell: ({ row }) => `Row ${row}`, isRowHeader: true, width: 'narrow' },
  { id: 'detail', header: 'To do', cell: ({ detail }) => detail, width: 'wide' },
];

function readText({ rules, unchanged }: ReadRules): string {
  const same =
    unchanged === 0
      ? ''
      : ` ${counted(unchanged, 'row')} ${unchanged === 1 ? 'says' : 'say'} what applies already.`;
  if (rules.length === 0) return `There is nothing to change in this file.${same}`;
  return `${counted(rules.length, 'rule')} to review.${same}`;
}
