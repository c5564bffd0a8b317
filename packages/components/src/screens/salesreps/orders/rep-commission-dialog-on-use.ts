import { onUse } from '../../../parts/on-use.tsx';

/** The dialog with its form and its search comes when somebody first gives a sales rep a commission. */
export const { Component: RepCommissionDialogOnUse } = onUse(
  async () => (await import('./RepCommissionDialog.tsx')).RepCommissionDialog,
);
