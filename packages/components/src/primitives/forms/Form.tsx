import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useContext, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { DialogContext } from '../overlays/dialog-context.ts';
import { fieldOfPointer } from './field-of-pointer.ts';
import * as styles from './Form.css.ts';
import { FormContext } from './form-context.ts';
import type { FormState } from './form-context.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { unknownProblem, waitOf } from '../feedback/outcome.ts';
import type { Answered, Problem } from '../feedback/outcome.ts';
import { useDraft } from './use-draft.ts';
import { useEffectEvent } from '../feedback/use-effect-event.ts';

// It is seldom shown. Without it the form works as well.
const DraftNotice = lazy(() =>
  import('./DraftNotice.tsx').then(
    ({ DraftNotice: Drawn }) => ({ default: Drawn }),
    () => ({ default: () => <></> }),
  ),
);

type Props<Draft extends FieldValues, Values> = {
  /** Names the form for screen readers. */
  label: string;
  /** Turns the typed text into values; its messages are shown as they are. Made with `zod/mini`. */
  schema: $ZodType<Values, Draft>;
  /** Every field of the form, also the empty ones. Later changes are ignored: remount with a `key`. */
  defaultValues: Draft;
  /** On refusal the typed values stay and the problem is shown; a second submit meanwhile is ignored. */
  onSubmit: (values: Values) => Promise<Answered>;
  /** Where the API calls a field by another name: its path, dotted, to the field's name. */
  fieldNames?: Readonly<Record<string, Path<Draft>>>;
  /** For a form that stays after its save: called when the typed values start or cease to differ from the saved ones. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called with all typed values at each change, such as for a preview. Not for checking them: that is the schema's. */
  onValuesChange?: (draft: Draft) => void;
  /** For such a form with a secret in it: the values of the fields after a save, in place of the sent ones; `sent` itself keeps those. */
  afterSave?: (sent: Draft) => Draft;
  children: ReactNode;
};

/**
 * Fields that are sent together. Errors by the schema and errors of the answer (`problem.errors[].pointer`) are
 * shown at their fields, the rest in the summary, which takes focus. Put a SubmitButton among the children. A control
 * that takes effect at once, such as a Switch or a FilterSelect, does not belong in it.
 */
export function Form<Draft extends FieldValues, Values>({
  label,
  schema,
  defaultValues,
  onSubmit,
  fieldNames,
  onDirtyChange,
  onValuesChange,
  afterSave,
  children,
}: Props<Draft, Values>) {
  const id = useId();
  const form = useForm<Draft, unknown, Values>({
    resolver: zodResolver(schema),
    // Draft is exactly the needed type; DefaultValues only makes each key optional.
    defaultValues: defaultValues as DefaultValues<Draft>,
    // The summary takes focus, not the first field.
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<Failure>({ attempt: 0, sentences: [] });
  const [isSubmitting, setIsSubmitting] = useState(false);
  // State alone is too late for two clicks within one frame.
  const isInFlight = useRef(false);
  const dialog = useContext(DialogContext);
  const { errors } = form.formState;
  const isDirty = onDirtyChange !== undefined && form.formState.isDirty;
  const tellDirty = useEffectEvent(() => onDirtyChange?.(isDirty));
  useEffect(() => tellDirty(), [isDirty]);
  // The fields fill all of the draft, so it is whole.
  const tellValues = useEffectEvent(() => onValuesChange?.(form.getValues()));
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => tellValues() }), [subscribe]);
  const names = Object.keys(defaultValues);
  const hasField = (name: string) => names.includes(name.split('.')[0] ?? '');
  const fieldId = (name: string) => `${id}-${name}`;
  const setValue = (name: string, value: unknown) =>
    // A caller that sets a text has a field of text.
    form.setValue(name as Path<Draft>, value as PathValue<Draft, Path<Draft>>, { shouldDirty: true });
  const errorOf = (name: string) =>
    form.getFieldState(name as Path<Draft>, form.formState).error?.message ?? null;

  const { offer, follow, fill, onSaved } = useDraft({
    label,
    hasField,
    valueOf: (name) => form.getValues(name as Path<Draft>),
    setValue,
    subscribe: (look) => {
      look(form.getValues(), form.formState.defaultValues ?? {});
      return subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues: saved }) => look(values, saved ?? {}),
      });
    },
  });

  const show = (problem: Problem) => {
    const sentences: string[] = [];
    for (const { detail, pointer } of problem.errors) {
      const name = fieldOfPointer(pointer, hasField, fieldNames);
      if (name === null) sentences.push(detail);
      // hasField has just said that it is one.
      else form.setError(name as Path<Draft>, { type: 'refused', message: detail });
    }
    if (problem.errors.length === 0) sentences.push(problem.detail);
    sentences.push(...waitOf(problem));
    setFailure(({ attempt }) => ({ attempt: attempt + 1, sentences }));
  };

  const submit = async (): Promise<boolean> => {
    if (isInFlight.current) return false;
    isInFlight.current = true;
    let isSaved = false;
    setIsSubmitting(true);
    dialog?.onBusyChange(true);
    setFailure(({ attempt }) => ({ attempt, sentences: [] }));
    try {
      await form.handleSubmit(
        async (values) => {
          const sent = structuredClone(form.getValues());
          const outcome = await onSubmit(values);
          isSaved = outcome.is === 'done';
          if (isSaved) onSaved();
          if (outcome.is === 'refused') show(outcome.problem);
          // Values typed while the answer was awaited stay, and count as not saved.
          else if (outcome.is === 'done' && (onDirtyChange ?? afterSave) !== undefined) {
            const kept = afterSave?.(sent) ?? sent;
            form.reset(kept, { keepValues: kept === sent });
          }
        },
        () => setFailure(({ attempt }) => ({ attempt: attempt + 1, sentences: [] })),
      )();
    } catch (error) {
      reportError(error);
      show(unknownProblem);
    } finally {
      isInFlight.current = false;
      setIsSubmitting(false);
      dialog?.onBusyChange(false);
    }
    return isSaved;
  };

  const discard = () => {
    const typed = structuredClone(form.getValues());
    fill(form.formState.defaultValues ?? {});
    form.clearErrors();
    setFailure({ attempt: 0, sentences: [] });
    return () => fill(typed);
  };

  const rebase = (saved: Readonly<Record<string, unknown>>) => {
    const typed: Readonly<Record<string, unknown>> = structuredClone(form.getValues());
    const before: Readonly<Record<string, unknown>> = form.formState.defaultValues ?? {};
    const untouched = Object.entries(saved).filter(([name]) => typed[name] === before[name]);
    // The names are those of the draft.
    form.reset({ ...before, ...saved } as unknown as Draft, { keepValues: true });
    fill({ ...typed, ...Object.fromEntries(untouched) });
  };

  const wrong = fieldErrors(errors);
  const context: FormState = {
    fieldId,
    errorOf,
    valueOf: (name) => form.getValues(name as Path<Draft>),
    setValue,
    follow,
    isSubmitting,
    isDirty,
    failure: {
      attempt: failure.attempt,
      fields: wrong.length,
      isRefused: failure.sentences.length > 0,
    },
    submit,
    discard,
    rebase,
    register: (name) => {
      if (!hasField(name))
        throw new Error(`The form '${label}' has no default value for its field '${name}'.`);
      return form.register(name as Path<Draft>);
    },
  };
  const summary = [
    ...failure.sentences.map((message) => ({ message })),
    ...wrong.map(({ name, message }) => ({ message, fieldId: fieldId(name) })),
  ];

  return (
    <FormContext value={context}>
      <form
        noValidate
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a dialog is a React child of the form around it, though not in the page.
          event.stopPropagation();
          void submit();
        }}
      >
        {offer !== null && (
          <Suspense>
            <DraftNotice {...offer} />
          </Suspense>
        )}
        {failure.attempt > 0 && <FormErrorSummary key={failure.attempt} errors={summary} />}
        {children}
      </form>
    </FormContext>
  );
}

type Failure = { attempt: number; sentences: string[] };

/** Every message below an errors object, with the dotted name of its field, in the order of the schema. */
function fieldErrors(errors: object, prefix = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = prefix + key;
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
    return fieldErrors(error, `${name}.`);
  });
}
