import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { iconSize } from './icon.css.ts';
import * as styles from './ToastRegion.css.ts';

export type ToastMessage = { id: string; text: string };

type Props = {
  messages: readonly ToastMessage[];
  onDismiss: (id: string) => void;
};

/**
 * Confirms what was done, in one sentence, read out politely. Mount it once, empty, and keep it mounted; how long a
 * message stays is up to who holds the list. It never carries an error or the only way to do something.
 */
export function ToastRegion({ messages, onDismiss }: Props) {
  return (
    <div role="status" aria-label="Notifications" className={styles.region}>
      {messages.map(({ id, text }) => (
        <div key={id} className={styles.toast}>
          <CircleCheck aria-hidden className={iconSize.medium} />
          <p className={styles.words}>{text}</p>
          <button
            type="button"
            aria-label={`Dismiss: ${text}`}
            className={styles.dismiss}
            onClick={() => onDismiss(id)}
          >
            <X aria-hidden className={iconSize.small} />
          </button>
        </div>
      ))}
    </div>
  );
}
