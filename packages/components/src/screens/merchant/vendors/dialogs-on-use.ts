import { onUse } from '../../../parts/on-use.tsx';

/* The dialogs of a vendor's lists come when they are opened for the first time. */

export const { Component: AddCustomItemDialogOnUse } = onUse(
  async () => (await import('./AddCustomItemDialog.tsx')).AddCustomItemDialog,
);

export const { Component: RemoveItemDialogOnUse } = onUse(
  async () => (await import('./RemoveItemDialog.tsx')).RemoveItemDialog,
);
