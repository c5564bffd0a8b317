import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field } from './Field.tsx';
import { box } from './Field.css.ts';
import * as styles from './Select.css.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

export type SelectOption = { value: string; label: string };

type Props = FieldProps & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; choosing it again is the empty string. */
  placeholder?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** One of many, by the system's own list. Up to five choices worth comparing belong in RadioCards. */
export function Select({ options, placeholder, defaultValue, onChange, ...props }: Props) {
  const parts = useField(props, { onRestored: (value) => onChange?.(String(value)) });
  const { control } = parts;
  return (
    <Field label={props.label} hint={props.hint} isOptional={props.isOptional} parts={parts}>
      <span className={box()}>
        <span className={styles.frame}>
          <select
            {...control}
            defaultValue={parts.isInForm ? undefined : defaultValue}
            onChange={(event) => {
              control.onChange?.(event);
              onChange?.(event.target.value);
            }}
            className={styles.select}
          >
            {placeholder !== undefined && (
              <option value="" className={styles.option}>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value} className={styles.option}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className={styles.chevron} />
        </span>
      </span>
    </Field>
  );
}
