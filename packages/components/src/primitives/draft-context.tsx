import { createContext, type ReactNode } from 'react';

/** The values typed into a form before the page was loaded anew or the browser ended. */
export type DraftOffer = {
  /** When it was typed, such as `5 minutes ago`. */
  from: string;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Keeps what is typed; a shell provides it, since it knows who is signed in and where things can be kept. */
export type Drafts = {
  /** Calls back when there may be another offer. Returns the way to stop. */
  subscribe: (look: () => void) => () => void;
  offerFor: (form: HTMLFormElement) => DraftOffer | null;
  /** The values are saved, and not kept any longer. */
  saved: (form: HTMLFormElement) => void;
  /** The form is not shown any more. */
  left: (form: HTMLFormElement) => void;
};

/** Null where nothing is kept. */
export const DraftContext = createContext<Drafts | null>(null);

/** Lets a shell keep what is typed into the forms below. */
export function DraftProvider({ drafts, children }: { drafts: Drafts; children: ReactNode }) {
  return <DraftContext value={drafts}>{children}</DraftContext>;
}
