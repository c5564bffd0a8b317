import { createContext } from 'react';

/** Lets a Form tell the Dialog around it that an answer is awaited, so that it is not closed before. */
export const DialogContext = createContext<{ onBusyChange: (isBusy: boolean) => void } | null>(null);
