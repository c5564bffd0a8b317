import type { CurrencyCode } from '@consignment/domain/money/currency';
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
      title="When vendors are paid"
      schema={schema}
      defaultValues={payoutRulesDraft(rules)}
      toValues={(draft) => payoutRulesValues(draft, books)}
      savedText={(change) => payoutRulesNews(change, books)}
      onSave={save}
      undoOf={(former, seen) => () => save(former, seen)}
      onDirtyChange={onDirtyChange}
    >
      <NumberField
        name="hold_days"
        label="Hold"
        unit="days"
        hint="Commissions are held for these days, so that returns come in before you pay. 0 holds nothing back."
      />
      <Select
        name="hold_from"
        label="Counted from"
        hint="From its payment or fulfilment, a commission waits until the order is paid or fulfilled in full."
        options={moments}
      />
      <MoneyField
        name="minimum_payout"
        label="Minimum payout"
        hint="A smaller sum is carried over to the next payout. Leave empty to pay any sum."
        currency={signOf(books)}
        isOptional
      />
    </SettingsPanel>
  );
}

const moments = [
  { value: 'order', label: 'The order' },
  { value: 'payment', label: 'Its payment' },
  { value: 'fulfilment', label: 'Its fulfilment' },
];
