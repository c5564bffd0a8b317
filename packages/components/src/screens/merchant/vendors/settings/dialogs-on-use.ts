import { onUse } from '../../../../parts/on-use.tsx';

/* The dialogs of the Actions panel come when they are opened for the first time. */

export const { Component: InviteDialogOnUse } = onUse(
  async () => (await import('./InviteDialog.tsx')).InviteDialog,
);

export const { Component: EditCustomersDialogOnUse } = onUse(
  async () => (await import('./EditCustomersDialog.tsx')).EditCustomersDialog,
);

export const { Component: EditMetafieldsDialogOnUse } = onUse(
  async () => (await import('./EditMetafieldsDialog.tsx')).EditMetafieldsDialog,
);

export const { Component: MergeVendorDialogOnUse } = onUse(
  async () => (await import('./MergeVendorDialog.tsx')).MergeVendorDialog,
);
