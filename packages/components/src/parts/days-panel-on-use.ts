import { onUse } from './on-use.tsx';

/** Lists come with the button of their days alone. */
export const { Component: DaysPanelOnUse, fetchSoon: fetchDaysPanel } = onUse(
  async () => (await import('./DaysPanel.tsx')).DaysPanel,
);
