import { onUse } from './on-use.tsx';

/** The dialog with its table comes when a change of rules is asked about for the first time. */
export const { Component: RuleChangeDialogOnUse } = onUse(
  async () => (await import('./RuleChangeDialog.tsx')).RuleChangeDialog,
);
