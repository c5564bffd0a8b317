import { defineTexts } from '@consignment/domain/text/texts';
import type { DayRange } from '@consignment/domain/time/periods';
import { useState } from 'react';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { monthsBefore, replayPeriods } from './replay.ts';

const texts = defineTexts('ReplayPeriod', {
  days: 'Days',
  firstDay: 'First day',
  lastDay: 'Last day',
  otherDays: 'Other days',
});

type Props = {
  value: DayRange;
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  /** Called with days as they are typed; they need not be in order. */
  onPeriod: (period: DayRange) => void;
};

/** The days that are replayed: full months before this one, or others. */
export function ReplayPeriod({ value, today, onPeriod }: Props) {
  const periods = replayPeriods();
  const known = periods.find(({ value: count }) => isSame(monthsBefore(today, Number(count)), value));
  const [isOwn, setIsOwn] = useState(known === undefined);
  const chosen = isOwn ? undefined : known;
  return (
    <Inline space="small" align="end">
      <FilterSelect
        label={texts.days}
        value={chosen?.value ?? own}
        options={[...periods, { value: own, label: texts.otherDays }]}
        onSelect={(count) => {
          setIsOwn(count === own);
          if (count !== own) onPeriod(monthsBefore(today, Number(count)));
        }}
      />
      {chosen === undefined && (
        <>
          <DateField
            name="date_start"
            label={texts.firstDay}
            defaultValue={value.start}
            max={today}
            onChange={(start) => onPeriod({ ...value, start })}
          />
          <DateField
            name="date_end"
            label={texts.lastDay}
            defaultValue={value.end}
            max={today}
            onChange={(end) => onPeriod({ ...value, end })}
          />
        </>
      )}
    </Inline>
  );
}

const own = 'own';

function isSame(one: DayRange, other: DayRange): boolean {
  return one.start === other.start && one.end === other.end;
}
