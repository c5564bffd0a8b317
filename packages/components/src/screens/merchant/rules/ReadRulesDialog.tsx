import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
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

const texts = defineTexts('ReadRulesDialog', {
  title: 'Import rules',
  description:
    'Choose a CSV file created with Export. Rows you’ve changed or added will become new versions.',
  rules: 'Rules',
  reading: 'Reading the file…',
  cancel: 'Cancel',
  review: 'Review',
  calculating: 'Calculating…',
  nothingToReview: 'Choose a file with rule changes first.',
  correctRows: 'Correct these rows in the file and choose it again, or continue without them.',
  faults: 'Rows that cannot be read',
  noFaults: 'Every row can be read.',
  numbered: 'Row {row}',
  nothingToChange: 'There is nothing to change in this file.',
  rowHeader: 'Row',
  toDo: 'Next step',
  reviewRules: 'Review {n, plural, one {# rule} other {# rules}}',
  unreadable: '{n, plural, one {# row} other {# rows}} cannot be read.',
  toReview: '{n, plural, one {# rule} other {# rules}} to review.',
  unchanged: '{n, plural, one {# row matches} other {# rows match}} the current rules.',
});

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
      title={texts.title}
      description={texts.description}
      canClose={review.is !== 'busy'}
    >
      <Stack space="medium">
        <FileDrop
          label={texts.rules}
          accept={['.csv']}
          files={step.is === 'choosing' ? [] : [shownFile(step.file)]}
          onAdd={([file]) => file !== undefined && void choose(file)}
          onRemove={leave}
        />
        <div role="status">
          {step.is === 'reading' && <Text tone="muted">{texts.reading}</Text>}
          {step.is === 'read' && <Text>{readText(step.read)}</Text>}
        </div>
        {step.is === 'refused' && <RefusalBanner problem={step.problem} />}
        {step.is === 'read' && step.read.faults.length > 0 && <Faults faults={step.read.faults} />}
      </Stack>
      <DialogActions notice={review.is === 'refused' && <RefusalBanner problem={review.problem} />}>
        <Button label={texts.cancel} onClick={onClose} />
        <Button
          label={rules.length === 0 ? texts.review : texts.reviewRules({ n: rules.length })}
          tone="primary"
          onClick={() => void ask(rules)}
          state={
            review.is === 'busy'
              ? { is: 'busy', label: texts.calculating }
              : rules.length === 0
                ? { is: 'disabled', reason: texts.nothingToReview }
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
      <Banner tone="caution" title={texts.unreadable({ n: faults.length })}>
        <p>{texts.correctRows}</p>
      </Banner>
      <DataTable
        label={texts.faults}
        columns={columns}
        rowId={({ row, detail }) => `${row} ${detail}`}
        state={{ is: 'ready', rows: faults }}
        empty={{ title: texts.noFaults }}
        sort={null}
        onSort={() => undefined}
      />
    </Stack>
  );
}

const columns: readonly DataColumn<RuleFault>[] = [
  {
    id: 'row',
    get header() {
      return texts.rowHeader;
    },
    cell: ({ row }) => texts.numbered({ row }),
    isRowHeader: true,
    width: 'narrow',
  },
  {
    id: 'detail',
    get header() {
      return texts.toDo;
    },
    cell: ({ detail }) => detail,
    width: 'wide',
  },
];

function readText({ rules, unchanged }: ReadRules): string {
  const found = rules.length === 0 ? texts.nothingToChange : texts.toReview({ n: rules.length });
  return unchanged === 0 ? found : `${found} ${texts.unchanged({ n: unchanged })}`;
}
