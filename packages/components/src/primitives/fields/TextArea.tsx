import { Field } from './Field.tsx';
import type { InputProps } from './InputField.tsx';
import { box } from './Field.css.ts';
import { area } from './TextArea.css.ts';
import { useField } from './use-field.ts';

type Props = Omit<InputProps, 'autoComplete'> & { rows?: number };

/** Text of several lines, such as a note. One line belongs in TextField. */
export function TextArea({ rows = 4, placeholder, defaultValue, onChange, ...props }: Props) {
  const parts = useField(props, { onRestored: (value) => onChange?.(String(value)) });
  const { control } = parts;
  return (
    <Field label={props.label} hint={props.hint} isOptional={props.isOptional} parts={parts}>
      <span className={box()}>
        <textarea
          {...control}
          rows={rows}
          placeholder={placeholder}
          defaultValue={parts.isInForm ? undefined : defaultValue}
          onChange={(event) => {
            control.onChange?.(event);
            onChange?.(event.target.value);
          }}
          className={area}
        />
      </span>
    </Field>
  );
}
