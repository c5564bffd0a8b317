import type { Undone } from '@consignment/client/answer';

/**
 * Announces an action in one sentence, on whichever page the person is by then. It is read out once. `undo` takes it back
 * exactly, and is offered with it.
 */
export function announce(text: string, undo?: () => Promise<Undone>): void {
  // Without it nothing is announced, and the action is still done.
  import('./announced.tsx').then(
    ({ say }) => say(text, undo ?? null),
    () => undefined,
  );
}
