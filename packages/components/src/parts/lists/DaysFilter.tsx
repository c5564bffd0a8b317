import { defineTexts } from '@consignment/domain/text/texts';
import { formatDays } from '@consignment/domain/time/dates';
import type { ListQuery } from '@consignment/domain/text/list-query';
import type { DateRange } from '../../primitives/filters/DateRangePanel.tsx';
import { Dropdown } from '../../primitives/filters/Dropdown.tsx';
import type { ListControls } from './list.ts';
import { onUse } from '../pages/on-use.tsx';

const texts = defineTexts('DaysFilter', {
  all: 'All',
});

// Lists come with the button of their days alone.
const { Component: DaysPanelOnUse, fetchSoon: fetchDaysPanel } = onUse(
  async () => (await import('./DaysPanel.tsx')).DaysPanel,
);

type Props = {
  /** The name of the date, such as `Order date`. */
  label: string;
  /** Days of the shop's calendar, both included; empty for no limit. */
  controls: Pick<ListControls<ListQuery & DateRange>, 'query' | 'onQuery' | 'now'>;
  /** IANA zone of the shop. */
  timeZone: string;
  /** ISO 8601; where the list is of one vendor, who has been paid. */
  lastPaidAt?: string | null;
};

/** Limits a list to days of the shop's calendar, by presets or chosen days. Statuses have a FilterSelect. */
export function DaysFilter({ label, controls, timeZone, lastPaidAt = null }: Props) {
  const { from, to } = controls.query;
  return (
    <Dropdown label={label} shown={formatDays({ from, to }) ?? texts.all} onNear={fetchDaysPanel}>
      {(close) => (
        <DaysPanelOnUse
          label={label}
          value={{ from, to }}
          onApply={(days) => {
            close();
            controls.onQuery(days);
          }}
          now={controls.now()}
          timeZone={timeZone}
          lastPaidAt={lastPaidAt}
        />
      )}
    </Dropdown>
  );
}
