import { onUse } from './on-use.tsx';

export const { Component: ColumnsPanelOnUse, fetchSoon: fetchColumnsPanel } = onUse(
  async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel,
);
