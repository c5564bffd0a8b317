import type { ReactNode } from 'react';

/** How to use a component, in `parameters.guide` of its meta; its documentation page draws it. */
export type Guide = {
  /** When to use it, in one or two sentences. */
  use: string;
  /** When not to, with the component that fits instead. */
  avoid: string;
  right: { draw: () => ReactNode; why: string };
  wrong: { draw: () => ReactNode; why: string };
  /** Each key and its effect; empty where nothing takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** The words of a screen reader for the example of the right use. */
  reader: string;
};
