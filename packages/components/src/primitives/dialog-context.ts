import { createContext } from 'react';

/** Through it a Form keeps the Dialog around it open until an answer has come. */
export const DialogContext = createContext<{ onBusyChange: (isBusy: boolean) => void } | null>(null);
