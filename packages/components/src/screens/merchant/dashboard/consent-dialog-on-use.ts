import { onUse } from '../../../parts/on-use.tsx';

/** Asked for once in the life of a shop, so its form comes when it is opened. */
export const { Component: ConsentDialogOnUse } = onUse(
  async () => (await import('./ConsentDialog.tsx')).ConsentDialog,
);
