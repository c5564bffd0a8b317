import { onUse } from '../../../parts/on-use.tsx';

/** The dialog with its form comes when somebody changes a note for the first time. */
export const { Component: PayoutNoteDialogOnUse } = onUse(
  async () => (await import('./PayoutNoteDialog.tsx')).PayoutNoteDialog,
);
