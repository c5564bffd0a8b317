import type { CurrencyCode } from '@consignment/domain/money/currency';
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

type Props = {
  rules: PayRunRules;
  /** The day of the next draft, 'YYYY-MM-DD' in the shop's zone; null without a schedule. */
  nextOn: string | null;
  /** In which the limit is counted. */
  books: CurrencyCode;
  /** Only what was changed, and what the person has seen of it. Null for a person who may not change them: they are facts then. */
  onSave: ((change: Partial<PayRunRules>, seen: Partial<PayRunRules>) => Promise<Outcome>) | null;
  onDirtyChange: (isDirty: boolean) => void;
};

/** When pay runs are drafted, whether they pay by themselves, and above which sum a day one person may not pay alone. */
export function PayRunRulesPanel({ rules, nextOn, books, onSave, onDirtyChange }: Props) {
  const [every, setEvery] = useState<string>(rules.schedule?.every ?? noSchedule);
  const schema = useMemo(() => rulesSchema(books), [books]);
  if (onSave === null) return <Rules rules={rules} books={books} />;
  return (
    <SettingsPanel
      title="Pay runs"
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
          <Text size="small" tone="muted">{`The next one is drafted on ${formatDay(nextOn)}.`}</Text>
        )
      }
    >
      <FieldSet legend="Schedule" hint="Days follow your shop’s time zone.">
        <Select name="every" label="Draft a pay run" options={rhythms} />
        {every === 'month' && <Select name="monthDay" label="Day of the month" options={monthDays} />}
        {(every === 'week' || every === 'two_weeks') && (
          <Select name="weekday" label="Day of the week" options={weekdays} />
        )}
        {every !== noSchedule && (
          <>
            <Select
              name="method"
              label="Method"
              hint="A vendor who cannot be paid that way is shown as an exception."
              options={methods}
            />
            <Checkbox
              name="paysByItself"
              label="Pay without waiting for a person"
              hint="A scheduled run is approved as soon as it is drafted. While this is off, nothing is paid until a person approves the run."
            />
          </>
        )}
      </FieldSet>
      <FieldSet legend="Approval">
        <MoneyField
          name="secondAbove"
          label="A second person is needed above"
          hint="All that one person pays in a day counts together: pay runs, Pay All and Pay Now. Leave empty if one person is enough."
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
  if (limit === undefined) return 'The schedule of pay runs was changed.';
  if (hasOthers) return 'The settings of pay runs were changed.';
  return limit === null
    ? 'One person is enough for any sum now.'
    : `A second person is now needed above ${formatDecimal(limit, books)}.`;
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
    <Card title="Pay runs">
      <DescriptionList
        items={[
          { term: 'Drafted', description: labelIn(rhythms, schedule?.every ?? noSchedule) },
          ...(schedule === null
            ? []
            : [
                { term: 'Day', description: labelIn(schedule.every === 'month' ? monthDays : weekdays, day) },
                { term: 'Method', description: labelIn(methods, schedule.method ?? ownMethod) },
                {
                  term: 'Approval',
                  description: byItself ? 'Pays without waiting for a person' : 'By a person',
                },
              ]),
          {
            term: 'Second person',
            description: limit === null ? 'Not needed' : `Above ${formatDecimal(limit, books)}`,
          },
        ]}
      />
    </Card>
  );
}

const rhythms = [
  { value: noSchedule, label: 'Only by hand' },
  { value: 'week', label: 'Every week' },
  { value: 'two_weeks', label: 'Every two weeks' },
  { value: 'month', label: 'Every month' },
];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, at) => ({ value: String(at + 1), label }),
);

const monthDays = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: at === 30 ? 'Last day' : String(at + 1),
}));

const methods = [
  { value: ownMethod, label: 'Each vendor’s own method' },
  ...payoutMethods.map((value) => ({ value, label: payoutMethodText(value) })),
];
