import type { DayRange } from '@consignment/domain/time/periods';
import { useState } from 'react';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { monthsBefore, replayPeriods } from './replay.ts';

type Props = {
  value: DayRange;
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  /** Called with days as they are typed; they need not be in order. */
  onPeriod: (period: DayRange) => void;
};

/** The days that are replayed: full months before this one, or others. */
export function ReplayPeriod({ value, today, onPeriod }: Props) {
  const known = replayPeriods.find(({ value: count }) => isSame(monthsBefore(today, Number(count)), value));
  const [isOwn, setIsOwn] = useState(known === undefined);
  const chosen = isOwn ? undefined : known;
  return (
    <Inline space="small" align="end">
      <FilterSelect
        label="Days"
        value={chosen?.value ?? own.value}
        options={[...replayPeriods, own]}
        onSelect={(count) => {
          setIsOwn(count === own.value);
          if (count !== own.value) onPeriod(monthsBefore(today, Number(count)));
        }}
      />
      {chosen === undefined && (
        <>
          <DateField
            name="date_start"
            label="First day"
            defaultValue={value.start}
            max={today}
            onChange={(start) => onPeriod({ ...value, start })}
          />
          <DateField
            name="date_end"
            label="Last day"
            defaultValue={value.end}
            max={today}
            onChange={(end) => onPeriod({ ...value, end })}
          />
        </>
      )}
    </Inline>
  );
}

const own = { value: 'own', label: 'Other days' };

function isSame(one: DayRange, other: DayRange): boolean {
  return one.start === other.start && one.end === other.end;
}
