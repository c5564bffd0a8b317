import { movingFields } from '@consignment/domain/moves/moving-fields';
import { isReadable } from '@consignment/domain/moves/moving-steps';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { FormActions } from '../../../primitives/forms/FormActions.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Select } from '../../../primitives/fields/Select.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import {
  answerNames,
  choicesOf,
  moveColumnsDraft,
  hintOf,
  questionNames,
  questionsOf,
  samplesOf,
  schemaOf,
  type ColumnsAnswer,
} from './columns-form.ts';
import { moveFileNames, type MoveFile } from './move.ts';
import * as styles from './moves.css.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ColumnsOfFile', {
  readable: 'Readable',
  waits: 'Waiting for you',
  knownFormat: 'known format: columns found automatically',
  unreadable: 'This file cannot be read as it is.',
  changeColumns: 'Change columns…',
  label: 'Columns in {file}',
  notInFile: 'Not in this file',
  saveColumns: 'Save columns',
  saving: 'Saving…',
  rows: '{n, plural, one {# row} other {# rows}}',
  profile: 'read with the {profile} profile',
  samples: 'For example, {samples}',
});

type Props = {
  file: MoveFile;
  /** Null for a person who may not. */
  onSave: ((answer: ColumnsAnswer) => Promise<Outcome>) | null;
};

/** Which column of a file is which. One that can be read already shows so, and is changed on demand. */
export function ColumnsOfFile({ file, onSave }: Props) {
  const [isChanging, setIsChanging] = useState(false);
  const isOpen = isChanging || !isReadable(file);
  return (
    <Card
      title={moveFileNames[file.role]}
      actions={
        isReadable(file) ? (
          <Badge tone="plain" label={texts.readable} />
        ) : (
          <Badge tone="caution" label={texts.waits} />
        )
      }
    >
      <Stack space="medium">
        <Text size="small" tone="muted">
          <bdi>{file.name}</bdi> · <span>{texts.rows({ n: file.rows })}</span>
          {file.format !== null && <span> · {texts.knownFormat}</span>}
          {file.profile !== null && (
            <span>
              {' · '}
              <TextWithElements text={texts.profile} elements={{ profile: <bdi>{file.profile}</bdi> }} />
            </span>
          )}
        </Text>
        {file.faults.length > 0 && (
          <Banner tone="critical" title={texts.unreadable}>
            {file.faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Banner>
        )}
        {isOpen && onSave !== null ? (
          <ColumnsForm
            file={file}
            onSave={async (answer) => {
              const outcome = await onSave(answer);
              if (outcome.is === 'done') setIsChanging(false);
              return outcome;
            }}
          />
        ) : (
          <Stack space="medium">
            <DescriptionList layout="columns" items={factsOf(file)} />
            {onSave !== null && (
              <div>
                <Button label={texts.changeColumns} size="small" onClick={() => setIsChanging(true)} />
              </div>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function factsOf(file: MoveFile) {
  return [
    ...movingFields(file.role).flatMap(({ name, label }) => {
      const header = file.columns[name];
      return header === undefined ? [] : [{ term: label, description: <bdi>{header}</bdi> }];
    }),
    ...questionsOf(file).map(({ about }) => ({
      term: questionNames[about],
      description: answerNames[about][file[about] ?? ''] ?? '–',
    })),
  ];
}

function ColumnsForm({ file, onSave }: { file: MoveFile; onSave: NonNullable<Props['onSave']> }) {
  const [draft, setDraft] = useState(() => moveColumnsDraft(file));
  const options = file.headers.map((header) => ({ value: header, label: header }));
  return (
    <Form
      label={texts.label({ file: moveFileNames[file.role] })}
      schema={schemaOf(file)}
      defaultValues={moveColumnsDraft(file)}
      onValuesChange={setDraft}
      onSubmit={onSave}
    >
      <div className={styles.fields}>
        {movingFields(file.role).map(({ name, label, meaning, isNeeded }) => (
          <Stack key={name} space="xxsmall">
            <Select
              name={`columns.${name}`}
              label={label}
              hint={meaning}
              options={options}
              placeholder={texts.notInFile}
              isOptional={!isNeeded}
            />
            <Samples samples={samplesOf(file, draft.columns[name] ?? '')} />
          </Stack>
        ))}
      </div>
      {questionsOf(file).map((question) => {
        return (
          <RadioCards
            key={question.about}
            name={question.about}
            label={questionNames[question.about]}
            hint={hintOf(question)}
            choices={choicesOf(question)}
          />
        );
      })}
      <FormActions>
        <SubmitButton label={texts.saveColumns} busyLabel={texts.saving} />
      </FormActions>
    </Form>
  );
}

function Samples({ samples }: { samples: readonly string[] }) {
  if (samples.length === 0) return null;
  const listed = samples.map((text, at) => (
    // Cells may be equal, and keep their places.
    <span key={at}>
      {at > 0 && <span>{' · '}</span>}
      <bdi>{text}</bdi>
    </span>
  ));
  return (
    <p className={styles.samples}>
      <TextWithElements text={texts.samples} elements={{ samples: listed }} />
    </p>
  );
}
