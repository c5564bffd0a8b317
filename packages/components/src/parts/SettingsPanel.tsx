import { useState, type ReactNode } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { Card } from '../primitives/Card.tsx';
import { Form, FormActions } from '../primitives/Form.tsx';
import { unknownProblem, type Answered, type Problem } from '../primitives/outcome.ts';
import { Stack } from '../primitives/Stack.tsx';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import { Text } from '../primitives/Text.tsx';
import { changesOf } from './changes-of.ts';

type Props<Draft extends object, Values> = {
  title: string;
  schema: $ZodType<Draft, Draft>;
  /** What is saved now, as it would be typed. Later changes are ignored: remount with a `key`. */
  defaultValues: Draft;
  /** What would be saved of what is typed; asked only of what the schema has let through. */
  toValues: (draft: Draft) => Values;
  /** Only what was changed, and never nothing. */
  onSave: (change: Partial<Values>) => Promise<Answered>;
  onDirtyChange: (isDirty: boolean) => void;
  /** Told after a save. */
  savedText?: string;
  /** Where a save asks first, the button says so. */
  submitLabel?: string;
  /** Above the fields, such as what goes on after a save. */
  notice?: ReactNode;
  children: ReactNode;
};

/** One group of settings, saved alone. A list that is written as a whole is a dialog. */
export function SettingsPanel<
  Draft extends Record<string, string | boolean>,
  Values extends Record<string, string | boolean | null>,
>(props: Props<Draft, Values>) {
  const { title, toValues, onSave, onDirtyChange, savedText = 'Saved.' } = props;
  const [saved, setSaved] = useState(() => toValues(props.defaultValues));
  const [status, setStatus] = useState('');

  const save = async (draft: Draft): Promise<Answered> => {
    const values = toValues(draft);
    const change = changesOf(saved, values);
    if (Object.keys(change).length === 0) {
      setStatus('Nothing has changed.');
      return { is: 'done' };
    }
    setStatus('');
    const outcome = await onSave(change).catch((error: unknown): Answered => {
      reportError(error);
      return { is: 'refused', problem: unknownProblem };
    });
    if (outcome.is === 'cancelled') return outcome;
    if (outcome.is === 'refused') return { is: 'refused', problem: notSaved(outcome.problem) };
    setSaved(values);
    setStatus(savedText);
    return outcome;
  };

  return (
    <Card title={title}>
      <Stack space="medium">
        {props.notice}
        <Form
          label={title}
          schema={props.schema}
          defaultValues={props.defaultValues}
          onSubmit={save}
          onDirtyChange={(isDirty) => {
            if (isDirty) setStatus('');
            onDirtyChange(isDirty);
          }}
        >
          {props.children}
          <FormActions>
            <SubmitButton label={props.submitLabel ?? 'Save'} busyLabel="Saving…" />
            <Text as="span" size="small" tone="muted">
              <output>{status}</output>
            </Text>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  );
}

/** What is at fault in no field is told by the words of the spec, and then by its reason. */
function notSaved(problem: Problem): Problem {
  if (problem.errors.some(({ pointer }) => pointer !== undefined)) return problem;
  const { detail } = unknownProblem;
  const reasons = problem.errors.length > 0 ? problem.errors : [{ detail: problem.detail }];
  return { detail, errors: [{ detail }, ...reasons.filter((reason) => reason.detail !== detail)] };
}
