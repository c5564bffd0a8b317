import { onUse } from './on-use.tsx';

/** What explains an amount comes when somebody asks for the first time, so that a list does not wait for it. */
export const { Component: AmountDialogOnUse } = onUse(
  async () => (await import('./AmountDialog.tsx')).AmountDialog,
);
