import type { Undone } from '@consignment/client/answer';

/**
 * Says in one sentence what was done, on whichever page the person is by then. It is read out once. `undo` takes it back
 * exactly, and is offered with it.
 */
export function announce(text: string, undo?: () => Promise<Undone>): void {
  // Without it nothing is said, and what was done is done.
  import('./announced.tsx').then(
    ({ say }) => say(text, undo ?? null),
    () => undefined,
  );
}
