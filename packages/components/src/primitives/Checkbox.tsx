import * as styles from './Checkbox.css.ts';
import { checkbox } from './choice.css.ts';
import { FieldError, FieldHint } from './Field.tsx';
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
      <label className={styles.line}>
        <input
          {...control}
          type="checkbox"
          defaultChecked={parts.isInForm ? undefined : defaultChecked}
          onChange={(event) => {
            control.onChange?.(event);
            onChange?.(event.target.checked);
          }}
          className={checkbox}
        />
        <span className={styles.label}>{props.label}</span>
      </label>
      <div className={styles.notes}>
        <FieldHint id={parts.hintId} text={props.hint} />
        <FieldError id={parts.errorId} text={parts.error} />
      </div>
    </div>
  );
}
