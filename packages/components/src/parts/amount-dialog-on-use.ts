import { lazy } from 'react';

/** What explains an amount comes when somebody asks for the first time, so that a list does not wait for it. */
export const AmountDialogOnUse = lazy(async () => ({
  default: (await import('./AmountDialog.tsx')).AmountDialog,
}));
