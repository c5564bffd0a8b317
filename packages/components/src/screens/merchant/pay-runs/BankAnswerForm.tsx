import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { FileDrop, type ChosenFile } from '../../../primitives/fields/FileDrop.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { bankFileEnds, readUpload, type BankUpload, type ReadUpload } from './bank-upload.ts';
import type { StatementColumns } from './pay-run.ts';
import { statementColumnsSchema, guessedColumns, columnsFromDraft } from './statement-columns.ts';
import { StatementColumnFields } from './StatementColumnFields.tsx';

const texts = defineTexts('BankAnswerForm', {
  isRead: '{name} has been read.',
  file: 'The bank’s answer or statement',
  fileHint:
    'The answer to a file (pain.002), a statement (CSV, or camt.052, .053 or .054, which can be zipped), or US ACH returns.',
  match: 'Match payments',
  matching: 'Matching…',
  label: 'The bank’s answer',
});

type Props = {
  /** `columns` are of a CSV, and null for the bank's own formats. Done once the entries are matched. */
  onUpload: (file: BankUpload, columns: StatementColumns | null) => Promise<Outcome>;
};

type Chosen = Omit<ReadUpload, 'error'> & { shown: ChosenFile };

/** Takes the bank's answer or statement; of a CSV it is asked which of its columns is which. */
export function BankAnswerForm({ onUpload }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sent, setSent] = useState('');
  const turn = useRef(0);

  const choose = async (file: File) => {
    const id = (turn.current += 1);
    setSent('');
    const { error, ...read } = await readUpload(file);
    if (turn.current !== id) return;
    setChosen({ ...read, shown: { id: String(id), name: file.name, size: file.size, error } });
  };
  const leave = () => {
    turn.current += 1;
    setChosen(null);
  };
  const upload = async (file: Chosen, columns: StatementColumns | null) => {
    const outcome = await onUpload(file.upload, columns);
    if (outcome.is === 'done') {
      leave();
      setSent(texts.isRead({ name: file.shown.name }));
    }
    return outcome;
  };
  return (
    <Stack space="medium">
      <FileDrop
        label={texts.file}
        hint={texts.fileHint}
        accept={bankFileEnds}
        files={chosen === null ? [] : [chosen.shown]}
        onAdd={([file]) => file !== undefined && void choose(file)}
        onRemove={leave}
      />
      {chosen !== null && chosen.shown.error === null && (
        <Upload key={chosen.shown.id} chosen={chosen} onUpload={(columns) => upload(chosen, columns)} />
      )}
      <output>
        {sent !== '' && (
          <Text as="span" size="small" tone="muted">
            {sent}
          </Text>
        )}
      </output>
    </Stack>
  );
}

type UploadProps = { chosen: Chosen; onUpload: (columns: StatementColumns | null) => Promise<Outcome> };

function Upload({ chosen: { head }, onUpload }: UploadProps) {
  const send = (
    <div>
      <SubmitButton label={texts.match} busyLabel={texts.matching} />
    </div>
  );
  const label = texts.label;
  if (head === null) {
    return (
      <Form label={label} schema={nothing} defaultValues={{}} onSubmit={() => onUpload(null)}>
        {send}
      </Form>
    );
  }
  return (
    <Form
      label={label}
      schema={statementColumnsSchema}
      defaultValues={guessedColumns(head)}
      onSubmit={(draft) => onUpload(columnsFromDraft(draft, head))}
    >
      <StatementColumnFields head={head} />
      {send}
    </Form>
  );
}

const nothing = z.object({});
