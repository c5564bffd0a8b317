import { onUse } from './on-use.tsx';

/** The dialog with its form comes when somebody sets a rate for the first time. */
export const { Component: SetTypeRateDialogOnUse } = onUse(
  async () => (await import('./SetTypeRateDialog.tsx')).SetTypeRateDialog,
);
