import { defineTexts } from '@consignment/domain/text/texts';
import { lastDays, lastMonth, thisMonth, type DayRange } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import { DateRangePanel, type DatePreset, type DateRange } from '../../primitives/filters/DateRangePanel.tsx';

const texts = defineTexts('DaysPanel', {
  thisMonth: 'This month',
  lastMonth: 'Last month',
  last90Days: 'Last 90 days',
  sinceTheLastPayout: 'Since the last payout',
});

type Props = {
  label: string;
  value: DateRange;
  onApply: (range: DateRange) => void;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  /** ISO 8601; null for one who was never paid, and where a list is of several. */
  lastPaidAt: string | null;
};

/** Opened by a DaysFilter: the presets of every list. On some other calendar than the shop's, DateRangePanel alone. */
export function DaysPanel({ now, timeZone, lastPaidAt, ...panel }: Props) {
  const today = dayAt(now, timeZone);
  const presets = [
    preset(texts.thisMonth, thisMonth(today)),
    preset(texts.lastMonth, lastMonth(today)),
    preset(texts.last90Days, lastDays(90, today)),
    ...(lastPaidAt === null
      ? []
      : [{ label: texts.sinceTheLastPayout, from: dayAt(new Date(lastPaidAt), timeZone), to: '' }]),
  ];
  return <DateRangePanel {...panel} presets={presets} />;
}

function preset(label: string, { start, end }: DayRange): DatePreset {
  return { label, from: start, to: end };
}
