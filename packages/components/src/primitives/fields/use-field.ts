import { useEffect, useId } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { useForm } from '../forms/form-context.ts';
import type { DraftField } from '../forms/use-draft.ts';
import { useEffectEvent } from '../feedback/use-effect-event.ts';

export type FieldProps = {
  /** Key in the form's values; also the `name` of the element. */
  name: string;
  label: string;
  /** Shown between label and field, for facts that a person needs before typing. */
  hint?: string;
  /** Fields are required unless they say so. */
  isOptional?: boolean;
  isDisabled?: boolean;
  /** Inside a Form the form's own errors are shown instead. */
  error?: string | null;
};

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type ControlProps = {
  id: string;
  name: string;
  ref?: (element: HTMLElement | null) => void;
  disabled: boolean;
  'aria-required': boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  onChange?: (event: ChangeEvent<FieldElement>) => void;
  onBlur?: (event: FocusEvent<FieldElement>) => void;
};

export type FieldParts = {
  control: ControlProps;
  error: string | null;
  hintId: string;
  errorId: string;
  isInForm: boolean;
};

/**
 * Joins a field to the Form around it, or leaves it alone. The element is always uncontrolled: React copies
 * the value of a controlled input into its attribute at each keystroke, where a shop's CSS could read it.
 */
export function useField(
  props: FieldProps,
  { isKept = true, choiceOf = () => null, onRestored }: Partial<DraftField> = {},
): FieldParts {
  const form = useForm();
  const ownId = useId();
  const id = form ? form.fieldId(props.name) : ownId;
  const error = form ? form.errorOf(props.name) : (props.error ?? null);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [props.hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const registered = form?.register(props.name);
  const restored = useEffectEvent((value: unknown) => onRestored?.(value));
  const chosen = useEffectEvent((value: unknown) => choiceOf(value));
  const follow = useEffectEvent(() =>
    form?.follow(props.name, { isKept, choiceOf: chosen, onRestored: restored }),
  );
  const isInForm = form !== null;
  useEffect(() => (isInForm ? follow() : undefined), [isInForm, props.name, isKept]);
  return {
    control: {
      id,
      name: props.name,
      disabled: props.isDisabled ?? false,
      'aria-required': props.isOptional ? undefined : true,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
      ...(registered && {
        ref: registered.ref,
        onChange: (event) => void registered.onChange(event),
        onBlur: (event) => void registered.onBlur(event),
      }),
    },
    error,
    hintId,
    errorId,
    isInForm,
  };
}
