import * as styles from './Checkbox.css.ts';
import { checkbox } from './choice.css.ts';
import { hint } from './Field.css.ts';
import { FieldError } from '../forms/FieldError.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

type Props = Omit<FieldProps, 'isOptional'> & {
  /** Must be ticked to go on, as terms must. */
  isRequired?: boolean;
  defaultChecked?: boolean;
  onChange?: (isChecked: boolean) => void;
};

/** Yes or no within a form, saved with it. A setting that takes effect at once is a Switch. */
export function Checkbox({ isRequired = false, defaultChecked, onChange, ...props }: Props) {
  const parts = useField(
    { ...props, isOptional: !isRequired },
    { onRestored: (value) => onChange?.(value === true) },
  );
  const { control } = parts;
  return (
    <div className={styles.frame}>
      <label className={styles.line({ hasHint: props.hint !== undefined })}>
        <input
          {...control}
          type="checkbox"
          defaultChecked={parts.isInForm ? undefined : defaultChecked}
          onChange={(event) => {
            control.onChange?.(event);
            onChange?.(event.target.checked);
          }}
          aria-labelledby={`${control.id}-label`}
          className={checkbox}
        />
        <span className={styles.words}>
          <span id={`${control.id}-label`} className={styles.label}>
            {props.label}
          </span>
          {props.hint !== undefined && (
            <span id={parts.hintId} className={hint}>
              {props.hint}
            </span>
          )}
        </span>
      </label>
      {parts.error !== null && (
        <div className={styles.problem}>
          <FieldError id={parts.errorId} text={parts.error} />
        </div>
      )}
    </div>
  );
}
