import { defineTexts } from '@consignment/domain/text/texts';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { $ZodType } from 'zod/v4/core';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { useForm } from '../../primitives/forms/form-context.ts';
import { FormSave } from '../../primitives/forms/FormSave.tsx';
import {
  isStale,
  rejected,
  unknownProblem,
  type Answered,
  type Outcome,
  type Problem,
} from '../../primitives/feedback/outcome.ts';
import { useSaveStatus } from '../../primitives/forms/save-bar-context.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { changesOf } from './changes-of.ts';

const texts = defineTexts('SettingsPanel', {
  nothingHasChanged: 'Nothing has changed.',
  thisIsWhatIsSaved: 'You’re now seeing the saved settings.',
  somebodyElseHasSavedThese: 'Someone else saved these settings while you had them open.',
  showTheirs: 'Show theirs',
  yourChangesAreNotSaved:
    'Your changes haven’t been saved yet. You can view theirs, but that will discard yours.',
  saveMineOver: 'Save mine over theirs',
  save: 'Save',
  saving: 'Saving…',
});

type Props<Draft extends object, Values> = {
  title: string;
  schema: $ZodType<Draft, Draft>;
  /**
   * The values saved now, as they would be typed. Later changes are only shown when somebody else has saved meanwhile and the
   * person asks to see theirs; else remount with a `key`.
   */
  defaultValues: Draft;
  /** The values to save, out of the typed ones; called only with values that the schema accepts. */
  toValues: (draft: Draft) => Values;
  /**
   * Only the changed values, at least one; with the values that the person has seen, so that a save over another person's
   * is refused with the code `stale`. Load `defaultValues` again before such an answer.
   */
  onSave: (change: Partial<Values>, seen: Partial<Values>) => Promise<Answered>;
  onDirtyChange: (isDirty: boolean) => void;
  /** Called with all typed values at each change, such as for a preview. */
  onDraftChange?: (draft: Draft) => void;
  /** Where an empty field keeps the saved value: the values of the fields after a save, in place of the sent ones. */
  afterSave?: (sent: Draft) => Draft;
  /** The change in a sentence; the empty string where something else says it. */
  savedText: string | ((change: Partial<Values>) => string);
  /**
   * The way to take a save back exactly: `former` was saved before, and `seen` is now. Null where there is none, as for a secret or
   * what was mailed.
   */
  undoOf: ((former: Partial<Values>, seen: Partial<Values>) => (() => Promise<Outcome>) | null) | null;
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
  const { title, toValues, onSave, onDirtyChange, savedText, undoOf } = props;
  const [saved, setSaved] = useState(() => toValues(props.defaultValues));
  /** The same as it was typed. */
  const typed = useRef(props.defaultValues);
  const rebase = useRef<Rebase | null>(null);
  const { status, say } = useSaveStatus();
  const [isTheirs, setIsTheirs] = useState(false);
  const [take, setTake] = useState(0);
  const frame = useRef<HTMLDivElement>(null);

  const save = async (draft: Draft): Promise<Answered> => {
    const values = toValues(draft);
    const change = changesOf(saved, values);
    if (Object.keys(change).length === 0) {
      say(texts.nothingHasChanged);
      return { is: 'done' };
    }
    say('');
    // After the notice that somebody else has saved, a save overwrites theirs.
    const base = isTheirs ? toValues(props.defaultValues) : saved;
    const outcome = await onSave(change, valuesAt(base, change)).catch(rejected);
    if (outcome.is === 'cancelled') return outcome;
    setIsTheirs(isStale(outcome));
    if (outcome.is === 'refused') return { is: 'refused', problem: notSaved(outcome.problem) };
    const before = isTheirs ? props.defaultValues : typed.current;
    const after = props.afterSave?.(draft) ?? draft;
    typed.current = after;
    setSaved(toValues(after));
    const former = valuesAt(base, change);
    const undo = undoOf?.(former, change) ?? null;
    const takeBack = async (way: () => Promise<Outcome>) => {
      const taken = await way().catch(rejected);
      if (taken.is === 'refused') return taken;
      const fields = valuesAt(before, changesOf(before, after));
      typed.current = { ...typed.current, ...fields };
      setSaved((now) => ({ ...now, ...former }));
      rebase.current?.(fields);
      return taken;
    };
    const text = typeof savedText === 'string' ? savedText : savedText(change);
    say(text, undo === null ? undefined : () => takeBack(undo));
    return outcome;
  };

  const showTheirs = () => {
    typed.current = props.defaultValues;
    flushSync(() => {
      setSaved(toValues(props.defaultValues));
      setIsTheirs(false);
      setTake(take + 1);
      say(texts.thisIsWhatIsSaved);
    });
    props.onDraftChange?.(props.defaultValues);
    frame.current?.querySelector<HTMLElement>('form input, form select, form textarea')?.focus();
  };

  return (
    <Card title={title}>
      <div ref={frame}>
        <Stack space="medium">
          {props.notice}
          <Form
            key={take}
            label={title}
            schema={props.schema}
            defaultValues={props.defaultValues}
            onSubmit={save}
            onDirtyChange={(isDirty) => {
              if (isDirty) say('');
              onDirtyChange(isDirty);
            }}
            {...(props.afterSave && { afterSave: props.afterSave })}
            {...(props.onDraftChange && { onValuesChange: props.onDraftChange })}
          >
            {props.children}
            <Rebased wayRef={rebase} />
            {isTheirs && (
              <Banner
                tone="caution"
                title={texts.somebodyElseHasSavedThese}
                action={<Button label={texts.showTheirs} onClick={showTheirs} />}
              >
                <p>{texts.yourChangesAreNotSaved}</p>
              </Banner>
            )}
            <FormSave
              form={title}
              label={isTheirs ? texts.saveMineOver : (props.submitLabel ?? texts.save)}
              busyLabel={texts.saving}
              status={status}
              {...(isTheirs && { onDiscard: showTheirs })}
            />
          </Form>
        </Stack>
      </div>
    </Card>
  );
}

type Rebase = (saved: Readonly<Record<string, unknown>>) => void;

/** The way to other saved values of the form around it. */
function Rebased({ wayRef }: { wayRef: RefObject<Rebase | null> }) {
  const form = useForm();
  useEffect(() => {
    wayRef.current = form?.rebase ?? null;
  });
  return null;
}

/** The part of `values` that `change` would change. */
function valuesAt<Values extends object>(values: Values, change: Partial<Values>): Partial<Values> {
  const seen = Object.entries(values).filter(([name]) => name in change);
  // Each entry is one of `values`.
  return Object.fromEntries(seen) as Partial<Values>;
}

/** A problem without a field is shown in the words of the spec, and then by its reason. */
function notSaved(problem: Problem): Problem {
  if (problem.errors.some(({ pointer }) => pointer !== undefined)) return problem;
  const { detail } = unknownProblem;
  const reasons = problem.errors.length > 0 ? problem.errors : [{ detail: problem.detail }];
  return { detail, errors: [{ detail }, ...reasons.filter((reason) => reason.detail !== detail)] };
}
