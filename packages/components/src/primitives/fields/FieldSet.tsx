import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldHint } from '../forms/FieldHint.tsx';
import * as styles from './FieldSet.css.ts';

type Props = {
  legend: string;
  hint?: string;
  children: ReactNode;
  /** A group of radios is one field; the rest describes that field. */
  role?: 'group' | 'radiogroup';
  hintId?: string;
  describedBy?: string;
  isRequired?: boolean;
  isInvalid?: boolean;
};

/**
 * Fields that answer one question together, such as the parts of an address. A group of unlike fields needs a
 * Heading, not this.
 */
export function FieldSet({
  legend,
  hint,
  children,
  role = 'group',
  hintId,
  describedBy,
  isRequired = false,
  isInvalid = false,
}: Props) {
  const ownHintId = useId();
  const isField = role === 'radiogroup';
  return (
    <fieldset
      className={styles.fieldSet}
      role={isField ? role : undefined}
      aria-describedby={describedBy ?? (hint ? ownHintId : undefined)}
      aria-required={isField && isRequired ? true : undefined}
      aria-invalid={isField && isInvalid ? true : undefined}
    >
      <legend className={isField ? styles.fieldLegend : styles.legend}>{legend}</legend>
      <div className={isField ? styles.fieldContent : styles.content}>
        {hint !== undefined && (
          <div className={isField ? styles.fieldHint : styles.hint}>
            <FieldHint id={hintId ?? ownHintId} text={hint} />
          </div>
        )}
        {children}
      </div>
    </fieldset>
  );
}
