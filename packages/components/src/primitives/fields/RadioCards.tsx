import { radio } from './choice.css.ts';
import { FieldError } from '../forms/FieldError.tsx';
import { FieldSet } from './FieldSet.tsx';
import * as styles from './RadioCards.css.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

export type RadioCard = { value: string; label: string; detail?: string };

type Props = FieldProps & {
  choices: readonly RadioCard[];
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** One of a few, each with a word of explanation. More than five choices belong in Select. */
export function RadioCards({ choices, defaultValue, onChange, ...props }: Props) {
  const parts = useField(props, { onRestored: (value) => onChange?.(String(value)) });
  const { id, 'aria-describedby': describedBy, 'aria-required': required, ...control } = parts.control;
  return (
    <FieldSet
      legend={props.label}
      hint={props.hint}
      role="radiogroup"
      describedBy={describedBy}
      hintId={parts.hintId}
      isRequired={required ?? false}
      isInvalid={parts.error !== null}
    >
      <div className={styles.cards}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.card}>
            <input
              {...control}
              aria-invalid={undefined}
              id={index === 0 ? id : undefined}
              type="radio"
              value={choice.value}
              defaultChecked={parts.isInForm ? undefined : choice.value === defaultValue}
              onChange={(event) => {
                control.onChange?.(event);
                onChange?.(choice.value);
              }}
              className={radio}
              aria-describedby={choice.detail === undefined ? undefined : `${id}-${index}`}
              aria-labelledby={`${id}-${index}-label`}
            />
            <span className={styles.words}>
              <span id={`${id}-${index}-label`} className={styles.label}>
                {choice.label}
              </span>
              {choice.detail !== undefined && (
                <span id={`${id}-${index}`} className={styles.detail}>
                  {choice.detail}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={parts.errorId} text={parts.error} />
    </FieldSet>
  );
}
