import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { formatDecimal } from '@consignment/domain/money/money';
import { payoutMethods, payoutMethodText } from '@consignment/domain/payouts/payout-method';
import { useMemo, useState } from 'react';
import { SettingsPanel } from '../../../../parts/pages/SettingsPanel.tsx';
import { signOf } from '../../../../parts/money/shop-currency.ts';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { Checkbox } from '../../../../primitives/fields/Checkbox.tsx';
import { DescriptionList } from '../../../../primitives/text/DescriptionList.tsx';
import { FieldSet } from '../../../../primitives/fields/FieldSet.tsx';
import { MoneyField } from '../../../../primitives/fields/MoneyField.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import {
  noSchedule,
  ownMethod,
  rulesChange,
  rulesDraft,
  rulesSchema,
  rulesValues,
  type PayRunRules,
} from './pay-run-settings.ts';

const texts = defineTexts('PayRunRulesPanel', {
  title: 'Pay runs',
  next: 'The next pay run will be drafted on {day}.',
  schedule: 'Schedule',
  scheduleHint: 'Days follow your shop’s time zone.',
  every: 'Draft a pay run',
  monthDay: 'Day of the month',
  weekday: 'Day of the week',
  method: 'Method',
  methodHint: 'Vendors who can’t be paid this way are shown as exceptions.',
  paysByItself: 'Pay without waiting for a person',
  paysByItselfHint:
    'A scheduled run is approved as soon as it is drafted. While this is off, nothing is paid until a person approves the run.',
  approval: 'Approval',
  secondAbove: 'A second person is needed above',
  secondAboveHint:
    'This includes everything one person pays in a day: pay runs, Pay All and Pay Now. Leave empty if one person is enough.',
  scheduleChanged: 'The pay run schedule has been changed.',
  settingsChanged: 'The pay run settings have been changed.',
  secondNotNeeded: 'One person is now enough for any amount.',
  secondNeeded: 'A second person is now needed for amounts above {limit}.',
  drafted: 'Drafted',
  day: 'Day',
  byItself: 'Pays without waiting for a person',
  byPerson: 'By a person',
  secondPerson: 'Second person',
  notNeeded: 'Not needed',
  above: 'Above {limit}',
  lastDay: 'Last day',
  off: 'Only by hand',
  week: 'Every week',
  twoWeeks: 'Every two weeks',
  month: 'Every month',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  ownMethod: 'Each vendor’s own method',
});

type Props = {
  rules: PayRunRules;
  /** The day of the next draft, 'YYYY-MM-DD' in the shop's zone; null without a schedule. */
  nextOn: string | null;
  /** In which the limit is counted. */
  books: CurrencyCode;
  /** Only the changed values, and those that the person has seen. Null for a person who may not change them: they are facts then. */
  onSave: ((change: Partial<PayRunRules>, seen: Partial<PayRunRules>) => Promise<Outcome>) | null;
  onDirtyChange: (isDirty: boolean) => void;
};

/** When pay runs are drafted, whether they pay automatically, and the sum a day above which one person may not pay alone. */
export function PayRunRulesPanel({ rules, nextOn, books, onSave, onDirtyChange }: Props) {
  const [every, setEvery] = useState<string>(rules.schedule?.every ?? noSchedule);
  const schema = useMemo(() => rulesSchema(books), [books]);
  if (onSave === null) return <Rules rules={rules} books={books} />;
  return (
    <SettingsPanel
      title={texts.title}
      schema={schema}
      defaultValues={rulesDraft(rules)}
      toValues={(draft) => rulesValues(draft, books)}
      onSave={(change, seen) => onSave(rulesChange(change), rulesChange(seen))}
      onDirtyChange={onDirtyChange}
      onDraftChange={(draft) => setEvery(draft.every)}
      savedText={(change) => payRunNews(change, books)}
      undoOf={(former, seen) => () => onSave(rulesChange(former), rulesChange(seen))}
      notice={
        nextOn !== null && (
          <Text size="small" tone="muted">
            {texts.next({ day: formatDay(nextOn) })}
          </Text>
        )
      }
    >
      <FieldSet legend={texts.schedule} hint={texts.scheduleHint}>
        <Select name="every" label={texts.every} options={rhythms()} />
        {every === 'month' && <Select name="monthDay" label={texts.monthDay} options={monthDays()} />}
        {(every === 'week' || every === 'two_weeks') && (
          <Select name="weekday" label={texts.weekday} options={weekdays()} />
        )}
        {every !== noSchedule && (
          <>
            <Select name="method" label={texts.method} hint={texts.methodHint} options={methods()} />
            <Checkbox name="paysByItself" label={texts.paysByItself} hint={texts.paysByItselfHint} />
          </>
        )}
      </FieldSet>
      <FieldSet legend={texts.approval}>
        <MoneyField
          name="secondAbove"
          label={texts.secondAbove}
          hint={texts.secondAboveHint}
          currency={signOf(books)}
          isOptional
        />
      </FieldSet>
    </SettingsPanel>
  );
}

function payRunNews(
  { second_above: limit, ...others }: Parameters<typeof rulesChange>[0],
  books: CurrencyCode,
): string {
  const hasOthers = Object.keys(others).length > 0;
  if (limit === undefined) return texts.scheduleChanged;
  if (hasOthers) return texts.settingsChanged;
  return limit === null ? texts.secondNotNeeded : texts.secondNeeded({ limit: formatDecimal(limit, books) });
}

/** The same for a person who only reads. */
function Rules({
  rules: { schedule, pays_by_itself: byItself, second_above: limit },
  books,
}: Pick<Props, 'rules' | 'books'>) {
  const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? '';
  const day = schedule === null ? '' : String(schedule.day);
  return (
    <Card title={texts.title}>
      <DescriptionList
        items={[
          { term: texts.drafted, description: labelIn(rhythms(), schedule?.every ?? noSchedule) },
          ...(schedule === null
            ? []
            : [
                {
                  term: texts.day,
                  description: labelIn(schedule.every === 'month' ? monthDays() : weekdays(), day),
                },
                { term: texts.method, description: labelIn(methods(), schedule.method ?? ownMethod) },
                {
                  term: texts.approval,
                  description: byItself ? texts.byItself : texts.byPerson,
                },
              ]),
          {
            term: texts.secondPerson,
            description:
              limit === null ? texts.notNeeded : texts.above({ limit: formatDecimal(limit, books) }),
          },
        ]}
      />
    </Card>
  );
}

const rhythms = () => [
  { value: noSchedule, label: texts.off },
  { value: 'week', label: texts.week },
  { value: 'two_weeks', label: texts.twoWeeks },
  { value: 'month', label: texts.month },
];

const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function weekdays() {
  return daysOfWeek.map((day, at) => ({ value: String(at + 1), label: texts[day] }));
}

function monthDays() {
  return Array.from({ length: 31 }, (_, at) => ({
    value: String(at + 1),
    label: at === 30 ? texts.lastDay : String(at + 1),
  }));
}

const methods = () => [
  { value: ownMethod, label: texts.ownMethod },
  ...payoutMethods.map((value) => ({ value, label: payoutMethodText(value) })),
];
