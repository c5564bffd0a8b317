import { currencies, currencyName } from '@consignment/domain/money/currencies';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { FieldSet } from '../../../primitives/fields/FieldSet.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Select } from '../../../primitives/fields/Select.tsx';
import { generalDraft, generalSchema, generalValues, type GeneralValues } from './general-settings.ts';

const texts = defineTexts('GeneralPanel', {
  general: 'General',
  saved: 'Settings have been saved.',
  appTheme: 'App theme',
  currency: 'Currency',
  currencyHint: 'Amounts are shown in this currency; nothing is converted. The books are in {books}.',
  currencyPlaceholder: '{books}, as in the books',
  emails: 'Emails',
  orderNotifications: 'Vendor order notifications',
  orderNotificationsHint: 'A vendor gets an email when one of their items sells.',
  copies: 'CC of vendor order notifications to the shop email',
  copiesHint: 'You’ll get a copy of each notification.',
  noApprovals: 'Disable account approval emails',
  noApprovalsHint: 'Vendors won’t get an email when their account is approved.',
  light: 'Light',
  dark: 'Dark',
});

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
      title={texts.general}
      schema={generalSchema}
      defaultValues={generalDraft(values)}
      toValues={generalValues}
      savedText={texts.saved}
      undoOf={(former, seen) => () => saving.onSave(former, seen)}
      {...saving}
    >
      <RadioCards name="theme" label={texts.appTheme} choices={themes()} />
      <Select
        name="currency"
        label={texts.currency}
        hint={texts.currencyHint({ books })}
        placeholder={texts.currencyPlaceholder({ books })}
        options={currencyOptions()}
        isOptional
      />
      <FieldSet legend={texts.emails}>
        <Checkbox
          name="vendor_enable_order_notifications"
          label={texts.orderNotifications}
          hint={texts.orderNotificationsHint}
        />
        <Checkbox name="vendor_enable_order_notifications_cc" label={texts.copies} hint={texts.copiesHint} />
        <Checkbox
          name="vendor_disable_approval_email"
          label={texts.noApprovals}
          hint={texts.noApprovalsHint}
        />
      </FieldSet>
    </SettingsPanel>
  );
}

const themes = () => [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];

const currencyOptions = () =>
  currencies.map((one) => ({ value: one.code, label: `${one.code} – ${currencyName(one)}` }));
