import { FieldSet } from './FieldSet.tsx';
import * as styles from './SegmentedControl.css.ts';
import { useField } from './use-field.ts';

type Props<Value extends string> = {
  /** Key in the form's values; also the `name` of the radios. */
  name: string;
  label: string;
  /** Two or three; `text` is short, such as a sign, and `name` says it in words. */
  choices: readonly { value: Value; text: string; name: string }[];
  /** Without a Form only; in one, the form's default values are used. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
};

/** One of two or three ways to read the field beside it, such as its unit. Choices that need a word of explanation are RadioCards. */
export function SegmentedControl<Value extends string>({ choices, defaultValue, ...props }: Props<Value>) {
  const { control, isInForm } = useField({ name: props.name, label: props.label });
  return (
    <FieldSet legend={props.label} role="radiogroup">
      <div className={styles.segments}>
        {choices.map(({ value, text, name }) => (
          <label key={value} className={styles.segment}>
            <input
              name={control.name}
              ref={control.ref}
              type="radio"
              value={value}
              aria-label={name}
              defaultChecked={isInForm ? undefined : value === defaultValue}
              onChange={(event) => {
                control.onChange?.(event);
                props.onChange?.(value);
              }}
              onBlur={control.onBlur}
              className={styles.input}
            />
            <span aria-hidden>{text}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
