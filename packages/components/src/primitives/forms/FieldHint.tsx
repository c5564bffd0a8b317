import * as styles from '../fields/Field.css.ts';

/** Helps to answer a field, beneath its label. Fields draw it; a group of controls that is no field may too. */
export function FieldHint({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.hint}>
      {text}
    </p>
  ) : null;
}
