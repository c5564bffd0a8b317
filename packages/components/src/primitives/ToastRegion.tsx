import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { focusBeside } from './focus-beside.ts';
import { iconSize } from './icon.css.ts';
import { pageId } from './page-ids.ts';
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
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const dismiss = (id: string, at: number) => {
    if (!focusBeside(region.current, at)) {
      const title = document.getElementById(pageId.title);
      const target = before.current?.isConnected ? before.current : title;
      if (target instanceof HTMLElement) target.focus();
    }
    onDismiss(id);
  };
  return (
    <div
      ref={region}
      role="status"
      aria-label="Notifications"
      className={styles.region}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {messages.map(({ id, text }, at) => (
        <div key={id} className={styles.toast} data-own-colors>
          <CircleCheck aria-hidden className={iconSize.medium} />
          <p className={styles.words}>{text}</p>
          <button
            type="button"
            aria-label={`Dismiss: ${text}`}
            className={styles.dismiss}
            onClick={() => dismiss(id, at)}
          >
            <X aria-hidden className={iconSize.small} />
          </button>
        </div>
      ))}
    </div>
  );
}
