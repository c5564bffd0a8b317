import { onUse } from '../../../parts/on-use.tsx';

/** The dialog with its form comes when somebody first adds or renames a sales rep. */
export const { Component: RepDialogOnUse } = onUse(async () => (await import('./RepDialog.tsx')).RepDialog);
