import { onUse } from '@consignment/components/parts/pages/on-use';

/** The code of PageTabs comes with the first page that has tabs. */
export const { Component: PageTabsOnUse } = onUse(
  async () => (await import('@consignment/components/primitives/navigation/PageTabs')).PageTabs,
);
