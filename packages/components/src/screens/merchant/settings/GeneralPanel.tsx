import { currencies } from '@consignment/domain/money/currencies';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { FieldSet } from '../../../primitives/fields/FieldSet.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Select } from '../../../primitives/fields/Select.tsx';
import { generalDraft, generalSchema, generalValues, type GeneralValues } from './general-settings.ts';

type Props = {
  values: GeneralValues;
  /** In which the shop's amounts are counted. */
  books: CurrencyCode;
  onSave: (change: Partial<GeneralValues>, seen: Partial<GeneralValues>) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** How the app looks, how amounts are written, and which mails go out (spec accounts §2.1). */
export function GeneralPanel({ values, books, ...saving }: Props) {
  return (
    <SettingsPanel
      title="General"
      schema={generalSchema}
      defaultValues={generalDraft(values)}
      toValues={generalValues}
      savedText="Settings have been saved."
      undoOf={(former, seen) => () => saving.onSave(former, seen)}
      {...saving}
    >
      <RadioCards name="theme" label="App theme" choices={themes} />
      <Select
        name="currency"
        label="Currency"
        hint={`The currency in which amounts are shown; nothing is converted. The books are in ${books}.`}
        placeholder={`${books}, as in the books`}
        options={currencyOptions}
        isOptional
      />
      <FieldSet legend="Emails">
        <Checkbox
          name="vendor_enable_order_notifications"
          label="Vendor order notifications"
          hint="A vendor gets an email when something of theirs is sold."
        />
        <Checkbox
          name="vendor_enable_order_notifications_cc"
          label="CC of vendor order notifications to the shop email"
          hint="You get a copy of each."
        />
        <Checkbox
          name="vendor_disable_approval_email"
          label="Disable account approval emails"
          hint="Vendors get no email when their account is approved."
        />
      </FieldSet>
    </SettingsPanel>
  );
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const currencyOptions = currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }));
