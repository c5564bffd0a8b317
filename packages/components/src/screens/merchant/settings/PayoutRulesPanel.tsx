import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { signOf } from '../../../parts/money/shop-currency.ts';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import { NumberField } from '../../../primitives/fields/NumberField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Select } from '../../../primitives/fields/Select.tsx';
import {
  payoutRulesChange,
  payoutRulesDraft,
  payoutRulesNews,
  payoutRulesSchema,
  payoutRulesValues,
  type PayoutRules,
  type PayoutRulesDraft,
} from './payout-rules.ts';

const texts = defineTexts('PayoutRulesPanel', {
  title: 'When vendors are paid',
  hold: 'Hold',
  holdHint:
    'Commissions are held for this many days, so that any returns arrive before you pay. With 0, nothing is held.',
  countedFrom: 'Counted from',
  countedFromHint:
    'If you choose payment or fulfilment, commissions are held until the order has been paid or fulfilled in full.',
  minimumPayout: 'Minimum payout',
  minimumPayoutHint: 'Smaller amounts are carried over to the next payout. Leave empty to pay any amount.',
  days: 'days',
  order: 'The order',
  payment: 'Payment for the order',
  fulfilment: 'Fulfilment of the order',
});

type Props = {
  rules: PayoutRules;
  /** In which the shop's amounts are counted. */
  books: CurrencyCode;
  /** Called with the changes, and with all that the person has seen. */
  onSave: (change: Partial<PayoutRules>, seen: PayoutRules) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** How long commissions are held, and the smallest sum that is paid. A vendor may have others, in its own settings. */
export function PayoutRulesPanel({ rules, books, onSave, onDirtyChange }: Props) {
  const schema = useMemo(() => payoutRulesSchema(books), [books]);
  const save = (change: Partial<PayoutRulesDraft>, seen: Partial<PayoutRulesDraft>) =>
    onSave(payoutRulesChange(change), { ...rules, ...payoutRulesChange(seen) });
  return (
    <SettingsPanel
      title={texts.title}
      schema={schema}
      defaultValues={payoutRulesDraft(rules)}
      toValues={(draft) => payoutRulesValues(draft, books)}
      savedText={(change) => payoutRulesNews(change, books)}
      onSave={save}
      undoOf={(former, seen) => () => save(former, seen)}
      onDirtyChange={onDirtyChange}
    >
      <NumberField name="hold_days" label={texts.hold} unit={texts.days} hint={texts.holdHint} />
      <Select name="hold_from" label={texts.countedFrom} hint={texts.countedFromHint} options={moments()} />
      <MoneyField
        name="minimum_payout"
        label={texts.minimumPayout}
        hint={texts.minimumPayoutHint}
        currency={signOf(books)}
        isOptional
      />
    </SettingsPanel>
  );
}

const moments = () => [
  { value: 'order', label: texts.order },
  { value: 'payment', label: texts.payment },
  { value: 'fulfilment', label: texts.fulfilment },
];
