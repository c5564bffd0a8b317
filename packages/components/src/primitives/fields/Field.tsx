import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { FieldError } from '../forms/FieldError.tsx';
import { FieldHint } from '../forms/FieldHint.tsx';
import * as styles from './Field.css.ts';
import type { FieldParts, FieldProps } from './use-field.ts';

const texts = defineTexts('Field', {
  optional: '(optional)',
});

type Props = Pick<FieldProps, 'label' | 'hint' | 'isOptional'> & {
  parts: FieldParts;
  /** The control itself, with `parts.control` spread on it. */
  children: ReactNode;
};

/** Label, hint, control and error in their order: the frame of every field. Build new fields from it. */
export function Field({ label, hint, isOptional = false, parts, children }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label htmlFor={parts.control.id} className={styles.label}>
          <span>{label}</span> {isOptional && <span className={styles.optional}>{texts.optional}</span>}
        </label>
        <FieldHint id={parts.hintId} text={hint} />
      </div>
      {children}
      <FieldError id={parts.errorId} text={parts.error} />
    </div>
  );
}
