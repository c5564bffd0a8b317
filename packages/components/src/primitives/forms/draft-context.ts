import { createContext } from 'react';

/** The values of a form that differ from the saved ones, by the dotted names of their fields. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** The values typed into a form before the page was reloaded or the browser closed. */
export type DraftOffer = {
  /** When it was typed, such as `5 minutes ago`. */
  from: string;
  onRestore: () => void;
  onDiscard: () => void;
};

/** The draft of one form that is shown. */
export type DraftPlace = {
  /** The draft that waits for this form; null once something is typed here. */
  find: () => { values: DraftValues; from: string } | null;
  keep: (values: DraftValues) => void;
  /** Drops the draft once its values are saved or discarded. */
  drop: () => void;
};

/** Keeps the typed values; a shell provides it, since it knows the login and the storage. */
export type Drafts = {
  /** Calls back at once, and when there may be another draft to offer. Returns the way to stop. */
  subscribe: (look: () => void) => () => void;
  /**
   * Hands over the place of a form, which `form` names among those of its page, as soon as there can be one; `begin`
   * returns what ends it. Returns the way to close it.
   */
  open: (form: string, isInDialog: boolean, begin: (place: DraftPlace) => () => void) => () => void;
};

/** Null where nothing is kept. */
export const DraftContext = createContext<Drafts | null>(null);
