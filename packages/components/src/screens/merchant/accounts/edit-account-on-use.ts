import { onUse } from '../../../parts/on-use.tsx';

export const { Component: EditAccountDialogOnUse } = onUse(
  async () => (await import('./EditAccountDialog.tsx')).EditAccountDialog,
);
