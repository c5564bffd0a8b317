import { defineTexts } from '@consignment/domain/text/texts';
import type { Undone } from '@consignment/client/answer';
import { ToastRegion, type ToastMessage } from '@consignment/components/primitives/feedback/ToastRegion';
import { usePortalContainer } from '@consignment/components/primitives/layout/portal-container';
import { createPortal } from 'react-dom';
import { showOverPages } from '../lists/over-pages.tsx';

const texts = defineTexts('Announced', {
  thisWasNotUndone: 'This could not be undone. {detail}',
  undone: 'Undone.',
});

/** Milliseconds; a message stays long enough to be read, and to be taken back, and is gone before the next task. */
const shownFor = 8_000;
const undoneFor = 15_000;
const drawnAfter = 100;

type Undo = () => Promise<Undone>;

let messages: readonly ToastMessage[] | null = null;
let count = 0;
let isHeld = false;
const undos = new Map<string, Undo>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function show(next: readonly ToastMessage[]) {
  messages = next;
  showOverPages(<News key="announcements" shown={next} />);
}

/** After the page, also for the keyboard. */
function News({ shown }: { shown: readonly ToastMessage[] }) {
  const container = usePortalContainer();
  return (
    container &&
    createPortal(
      <ToastRegion messages={shown} onDismiss={dismiss} onUndo={(id) => void takeBack(id)} onHold={hold} />,
      container,
    )
  );
}

function others(isOther: (message: ToastMessage) => boolean) {
  return (messages ?? []).filter(isOther);
}

function dismiss(id: string) {
  stop(id);
  undos.delete(id);
  show(others((message) => message.id !== id));
}

function stop(id: string) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** A message disappears on its own, unless it is looked at, or its Undo has not been answered or was refused. */
function wait({ id, undo }: ToastMessage) {
  stop(id);
  if (isHeld || undo?.is === 'sending' || undo?.is === 'refused') return;
  timers.set(
    id,
    setTimeout(() => dismiss(id), undo === null ? shownFor : undoneFor),
  );
}

function hold(held: boolean) {
  if (held === isHeld) return;
  isHeld = held;
  (messages ?? []).forEach(wait);
}

/** The region stays mounted, since a screen reader reads out text that is added to it. */
export function say(text: string, undo: Undo | null): void {
  const message: ToastMessage = {
    id: String((count += 1)),
    text,
    undo: undo === null ? null : { is: 'offered' },
  };
  if (undo !== null) undos.set(message.id, undo);
  const add = () => {
    // The same message again replaces the first one, so that it is read out again.
    for (const { id } of others((other) => other.text === text)) dismiss(id);
    show([...others(() => true), message]);
    wait(message);
  };
  if (messages !== null) return add();
  // The region has to be there, empty, before the first message is added.
  show([]);
  setTimeout(add, drawnAfter);
}

async function takeBack(id: string): Promise<void> {
  const undo = undos.get(id);
  if (undo === undefined) return;
  change(id, { is: 'sending' });
  const outcome = await undo();
  if (outcome.is === 'refused')
    return change(id, { is: 'refused', why: texts.thisWasNotUndone({ detail: outcome.problem.detail }) });
  dismiss(id);
  say(texts.undone, null);
}

function change(id: string, undo: ToastMessage['undo']) {
  show((messages ?? []).map((message) => (message.id === id ? { ...message, undo } : message)));
  others((message) => message.id === id).forEach(wait);
}
