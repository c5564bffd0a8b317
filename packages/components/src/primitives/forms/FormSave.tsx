import { useContext, useEffect, useId, useRef } from 'react';
import { FormActions } from './FormActions.tsx';
import { useForm } from './form-context.ts';
import { SaveBarContext } from './save-bar-context.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { Text } from '../text/Text.tsx';
import { useEffectEvent } from '../feedback/use-effect-event.ts';

type Props = {
  /** Names the form in the bar, where several have changes. */
  form: string;
  label: string;
  busyLabel: string;
  /** The result of the last save, by `useSaveStatus`. */
  status: string;
  /** Where the saved values have changed meanwhile: shows those, in place of the values that the form began with. */
  onDiscard?: () => void;
  /** Where a save does something for values that have not changed: the button for that, within a SaveBar. */
  again?: { label: string; busyLabel: string } | null;
};

/**
 * Saves the Form around it, which stays: last among its fields. Within a SaveBar it draws nothing, since the bar saves;
 * elsewhere it is a button. A form that is done with once it is sent has a SubmitButton.
 */
export function FormSave({ form: name, label, busyLabel, status, onDiscard, again = null }: Props) {
  const bar = useContext(SaveBarContext)?.bar ?? null;
  const form = useForm();
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const isUnsaved = form?.isDirty ?? false;
  const { attempt = 0, fields = 0, isRefused = false } = form?.failure ?? {};
  const isSubmitting = form?.isSubmitting ?? false;

  const submit = useEffectEvent(() => form?.submit() ?? Promise.resolve(false));
  const discard = useEffectEvent(() => {
    if (onDiscard === undefined) return form?.discard() ?? null;
    onDiscard();
    return null;
  });
  useEffect(() => {
    if (!isUnsaved) bar?.hide(id);
    else {
      bar?.show(id, {
        label: name,
        saveLabel: label,
        busyLabel,
        isSubmitting,
        failure: { fields, isRefused },
        submit: () => submit(),
        discard: () => discard(),
      });
    }
  }, [bar, id, isUnsaved, name, label, busyLabel, isSubmitting, fields, isRefused]);
  useEffect(() => () => bar?.forget(id), [bar, id]);

  // The person continues at the field; the error is shown there, and again in the summary.
  const led = useRef(0);
  useEffect(() => {
    if (attempt === led.current) return;
    const first = own.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first instanceof HTMLFieldSetElement) first.querySelector('input')?.focus();
    else first?.focus();
    if (first || isRefused) led.current = attempt;
  }, [attempt, fields, isRefused]);

  if (bar !== null) {
    return (
      <div ref={own} hidden={isUnsaved || again === null}>
        {/* Enter in a field presses it, also where it is not seen. */}
        <SubmitButton {...(again ?? { label, busyLabel })} />
      </div>
    );
  }
  return (
    <FormActions>
      <SubmitButton label={label} busyLabel={busyLabel} />
      <Text as="span" size="small" tone="muted">
        <output>{status}</output>
      </Text>
    </FormActions>
  );
}
