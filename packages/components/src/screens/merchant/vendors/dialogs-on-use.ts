import { onUse } from '../../../parts/on-use.tsx';

/* The dialogs and details of a vendor's page come when they are opened for the first time. */

export const { Component: AddCustomItemDialogOnUse } = onUse(
  async () => (await import('./AddCustomItemDialog.tsx')).AddCustomItemDialog,
);

export const { Component: RemoveItemDialogOnUse } = onUse(
  async () => (await import('./RemoveItemDialog.tsx')).RemoveItemDialog,
);

export const { Component: VendorDetailsOnUse } = onUse(
  async () => (await import('./VendorDetails.tsx')).VendorDetails,
);
