import { onUse } from './on-use.tsx';

/** The explanation of an amount is loaded at its first use, so that a list does not wait for it. */
export const { Component: AmountDialogOnUse } = onUse(
  async () => (await import('./AmountDialog.tsx')).AmountDialog,
);
