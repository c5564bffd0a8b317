import { createContext } from 'react';

type DialogState = {
  /** Title and description, which distinguish the forms of two records. */
  words: readonly string[];
  /** Lets a Form say that an answer is awaited, so that the Dialog is not closed before. */
  onBusyChange: (isBusy: boolean) => void;
};

/** The Dialog around a Form. */
export const DialogContext = createContext<DialogState | null>(null);
