import { onUse } from './on-use.tsx';

/** The dialog with its form and its search comes when somebody sets a vendor for the first time. */
export const { Component: SetVendorDialogOnUse } = onUse(
  async () => (await import('./SetVendorDialog.tsx')).SetVendorDialog,
);
