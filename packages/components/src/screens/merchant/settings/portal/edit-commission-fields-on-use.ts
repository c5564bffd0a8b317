import { onUse } from '../../../../parts/on-use.tsx';

/** The dialog comes when it is opened for the first time. */
export const { Component: EditCommissionFieldsDialogOnUse } = onUse(
  async () => (await import('./EditCommissionFieldsDialog.tsx')).EditCommissionFieldsDialog,
);
