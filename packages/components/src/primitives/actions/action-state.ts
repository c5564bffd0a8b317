/** Whether an action can be taken now. The busy label and the reason are read out, so they are required words. */
export type ActionState =
  { is: 'ready' } | { is: 'busy'; label: string } | { is: 'disabled'; reason: string };

export const ready: ActionState = { is: 'ready' };

/** Where an entry leads: to an address, or to a callback. */
export type Destination = { href: string } | { onSelect: () => void };
