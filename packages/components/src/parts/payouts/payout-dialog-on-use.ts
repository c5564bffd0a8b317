import { onUse } from '../pages/on-use.tsx';

/** The dialog with its form weighs as much as a list does, so it comes when it is first opened. */
export const { Component: PayoutDialogOnUse, Ahead: PayoutDialogAhead } = onUse(
  async () => (await import('./PayoutDialog.tsx')).PayoutDialog,
);
