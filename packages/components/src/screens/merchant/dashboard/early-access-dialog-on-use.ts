import { onUse } from '../../../parts/on-use.tsx';

/** Asked for once in the life of a shop, so its code comes when it is opened. */
export const { Component: EarlyAccessDialogOnUse } = onUse(
  async () => (await import('./EarlyAccessDialog.tsx')).EarlyAccessDialog,
);
