import { defineTexts } from '@consignment/domain/text/texts';
import { useRef } from 'react';
import * as styles from './ColorField.css.ts';
import { InputField } from './InputField.tsx';
import { useForm } from '../forms/form-context.ts';
import type { FieldProps } from './use-field.ts';

const texts = defineTexts('ColorField', {
  pick: 'Pick: {label}',
});

type Props = Omit<FieldProps, 'error'> & {
  /** Holds where the field is empty: `#` and six digits of hex. */
  fallback: string;
};

/**
 * A colour within a Form, typed as hex or picked in the system's own window. One of a few given colours belongs in
 * RadioCards.
 */
export function ColorField({ fallback, ...props }: Props) {
  const form = useForm();
  const picker = useRef<HTMLInputElement>(null);
  const show = (text: unknown) => {
    if (picker.current !== null) picker.current.value = isColor(text) ? text : fallback;
  };
  return (
    <InputField
      {...props}
      type="text"
      content="text"
      placeholder={fallback}
      autoComplete="off"
      onChange={show}
      before={
        <input
          ref={(element) => {
            picker.current = element;
            show(form?.valueOf(props.name));
          }}
          type="color"
          aria-label={texts.pick({ label: props.label })}
          defaultValue={fallback}
          className={styles.picker}
          onChange={(event) => form?.setValue(props.name, event.target.value)}
        />
      }
    />
  );
}

function isColor(text: unknown): text is string {
  return typeof text === 'string' && /^#[\da-f]{6}$/i.test(text);
}
