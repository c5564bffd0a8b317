import CircleAlert from 'lucide-react/icons/circle-alert';
import * as styles from '../fields/Field.css.ts';

/** Why an answer cannot be taken, beneath its control. Fields draw it; a group of controls that is no field may too. */
export function FieldError({ id, text }: { id: string; text: string | null }) {
  return text === null ? null : (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden className={styles.errorIcon} />
      <span>{text}</span>
    </p>
  );
}
