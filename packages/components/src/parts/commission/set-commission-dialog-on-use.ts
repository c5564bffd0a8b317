import { onUse } from '../pages/on-use.tsx';

/** The dialog with its form comes when somebody sets a commission for the first time. */
export const { Component: SetCommissionDialogOnUse } = onUse(
  async () => (await import('./SetCommissionDialog.tsx')).SetCommissionDialog,
);
