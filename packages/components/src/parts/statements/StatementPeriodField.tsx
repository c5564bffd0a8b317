import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { dayAfter } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import { useId, useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { DateField } from '../../primitives/fields/DateField.tsx';
import { FieldError } from '../../primitives/forms/FieldError.tsx';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { StatementPeriod } from './statement.ts';
import { periodChoices } from './statement-periods.ts';

const texts = defineTexts('StatementPeriodField', {
  period: 'Period',
  firstDay: 'First day',
  lastDay: 'Last day',
  preview: 'Preview',
  enterDays: 'Enter the first and last days of the period.',
  reversed: 'The first day is after the last day.',
  stillToCome: 'The last day is in the future. Choose today or an earlier day.',
  otherDays: 'Other days',
  beginsAt: 'The period starts on {day}, where the last statement ended.',
});

type Props = {
  /** Null where none is chosen yet. */
  value: StatementPeriod | null;
  /** The last day of the payee's last statement; null where there is none, or where there are several payees. */
  after: string | null;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  onPeriod: (period: StatementPeriod) => void;
};

/**
 * The period of new statements: to today, a full month or quarter of those that are over, or other days. A list is limited to days by
 * a DaysFilter.
 */
export function StatementPeriodField({ value, after, now, timeZone, onPeriod }: Props) {
  const today = dayAt(now, timeZone);
  const choices = periodChoices({ today, after }).map((choice) => ({ ...choice, value: keyOf(choice) }));
  const known = choices.find((choice) => value !== null && choice.value === keyOf(value));
  const [isOwn, setIsOwn] = useState(false);
  const chosen = isOwn ? undefined : known;
  return (
    <Stack space="small" align="start">
      <FilterSelect
        label={texts.period}
        value={chosen?.value ?? own}
        options={[...choices, { value: own, label: texts.otherDays }]}
        onSelect={(key) => {
          const choice = choices.find((one) => one.value === key);
          setIsOwn(choice === undefined);
          if (choice !== undefined) onPeriod({ first_day: choice.first_day, last_day: choice.last_day });
        }}
      />
      {chosen === undefined && (
        <OwnDays key={after} value={value} after={after} today={today} onPeriod={onPeriod} />
      )}
    </Stack>
  );
}

const own = 'own';

function keyOf({ first_day: first, last_day: last }: StatementPeriod): string {
  return `${first}/${last}`;
}

type OwnProps = Pick<Props, 'value' | 'after' | 'onPeriod'> & { today: string };

function OwnDays({ value, after, today, onPeriod }: OwnProps) {
  const id = useId();
  // A next statement begins where the last one ended, whatever is asked for.
  const fixed = after === null ? null : dayAfter(after);
  const [draft, setDraft] = useState<StatementPeriod>({
    first_day: fixed ?? value?.first_day ?? '',
    last_day: value?.last_day ?? '',
  });
  const [error, setError] = useState<string | null>(null);
  const take = () => {
    const fault = faultOf(draft, today);
    setError(fault);
    if (fault === null) onPeriod(draft);
  };
  return (
    <Stack space="small">
      {fixed !== null && (
        <Text size="small" tone="muted">
          {texts.beginsAt({ day: formatDay(after ?? fixed) })}
        </Text>
      )}
      <Inline space="small" align="end">
        {fixed === null && (
          <DateField
            name="first_day"
            label={texts.firstDay}
            defaultValue={draft.first_day}
            onChange={(first_day) => setDraft((now) => ({ ...now, first_day }))}
          />
        )}
        <DateField
          name="last_day"
          label={texts.lastDay}
          defaultValue={draft.last_day}
          onChange={(last_day) => setDraft((now) => ({ ...now, last_day }))}
        />
        <Button label={texts.preview} onClick={take} />
      </Inline>
      <div role="alert">
        <FieldError id={id} text={error} />
      </div>
    </Stack>
  );
}

/** Days written as YYYY-MM-DD sort in the order of the calendar. */
function faultOf({ first_day: first, last_day: last }: StatementPeriod, today: string): string | null {
  if (first === '' || last === '') return texts.enterDays;
  if (first > last) return texts.reversed;
  return last <= today ? null : texts.stillToCome;
}
