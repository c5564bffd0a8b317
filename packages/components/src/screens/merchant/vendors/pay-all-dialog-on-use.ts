import { onUse } from '../../../parts/on-use.tsx';

/** Few shops pay all vendors in one go, so the dialog comes when it is first opened. */
export const { Component: PayAllDialogOnUse } = onUse(
  async () => (await import('./PayAllDialog.tsx')).PayAllDialog,
);
