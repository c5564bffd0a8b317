import { onUse } from '../../../parts/on-use.tsx';

/* The dialogs of the customers come when they are opened for the first time. */

export const { Component: AddCustomerDialogOnUse } = onUse(
  async () => (await import('./AddCustomerDialog.tsx')).AddCustomerDialog,
);

export const { Component: ImportCustomersDialogOnUse } = onUse(
  async () => (await import('./ImportCustomersDialog.tsx')).ImportCustomersDialog,
);
