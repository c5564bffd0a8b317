import { ToastRegion, type ToastMessage } from '@consignment/components/primitives/ToastRegion';
import { usePortalContainer } from '@consignment/components/primitives/portal-container';
import { createPortal } from 'react-dom';
import { showOverPages } from './over-pages.tsx';

/** Milliseconds; a message stays long enough to be read, and is gone before the next task. */
const shownFor = 8_000;
const drawnAfter = 100;

let messages: readonly ToastMessage[] | null = null;
let count = 0;

function show(next: readonly ToastMessage[]) {
  messages = next;
  showOverPages(<News key="announcements" shown={next} />);
}

/** After the page, also for the keyboard. */
function News({ shown }: { shown: readonly ToastMessage[] }) {
  return createPortal(<ToastRegion messages={shown} onDismiss={dismiss} />, usePortalContainer());
}

function others(isOther: (message: ToastMessage) => boolean) {
  return (messages ?? []).filter(isOther);
}

function dismiss(id: string) {
  show(others((message) => message.id !== id));
}

/** The region stays mounted, since a screen reader reads out what is added to it. */
export function say(text: string): void {
  const id = String((count += 1));
  const add = () => {
    // The same message again replaces the first one, so that it is read out again.
    show([...others((message) => message.text !== text), { id, text }]);
    setTimeout(() => dismiss(id), shownFor);
  };
  if (messages !== null) return add();
  // The region has to be there, empty, before the first message is added.
  show([]);
  setTimeout(add, drawnAfter);
}
