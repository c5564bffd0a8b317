import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';
import { Field } from './Field.tsx';
import * as styles from './Field.css.ts';
import { useField, type FieldProps } from './use-field.ts';

export type InputProps = FieldProps & {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example of the form of an answer, never the question. */
  placeholder?: string;
  /** Without a Form only; in one, the form's default values are used. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** False for a value that must not stay in the browser, such as the number of an account. Passwords never do. */
  isDraftKept?: boolean;
};

type InputFieldProps = InputProps & {
  type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'password';
  inputMode?: 'numeric' | 'decimal';
  content: 'text' | 'figure';
  /** A string is a unit, such as `$`, and is read with the description; otherwise it is a control. */
  before?: string | ReactElement;
  after?: string | ReactElement;
  min?: string;
  max?: string;
};

/** A field of one input element. The public fields are this with their own type and affixes. */
export function InputField({ content, before, after, defaultValue, onChange, ...props }: InputFieldProps) {
  const parts = useField(props, {
    isKept: props.isDraftKept !== false && props.autoComplete?.includes('password') !== true,
    onRestored: (value) => onChange?.(String(value)),
  });
  const { control } = parts;
  const beforeId = `${control.id}-before`;
  const afterId = `${control.id}-after`;
  const described = [
    typeof before === 'string' && beforeId,
    typeof after === 'string' && afterId,
    control['aria-describedby'],
  ];
  return (
    <Field label={props.label} hint={props.hint} isOptional={props.isOptional} parts={parts}>
      <span className={styles.box({ width: content === 'figure' ? 'figure' : 'full' })}>
        <Affix id={beforeId} content={before} />
        <input
          {...control}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          type={props.type}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          placeholder={props.placeholder}
          min={props.min}
          max={props.max}
          defaultValue={parts.isInForm ? undefined : defaultValue}
          onChange={(event) => {
            control.onChange?.(event);
            onChange?.(event.target.value);
          }}
          className={content === 'figure' ? styles.figure : styles.input}
        />
        <Affix id={afterId} content={after} />
      </span>
    </Field>
  );
}

function Affix({ id, content }: { id: string; content: string | ReactElement | undefined }) {
  if (typeof content !== 'string') return content;
  return (
    <span id={id} className={styles.affix}>
      {content}
    </span>
  );
}
