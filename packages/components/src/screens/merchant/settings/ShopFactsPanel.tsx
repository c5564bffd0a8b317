import { exampleOf, shopLocales } from '@consignment/domain/shop/locales';
import { countryName } from '@consignment/domain/text/countries';
import { defineTexts } from '@consignment/domain/text/texts';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { CountryField } from '../../../parts/people/CountryField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Select } from '../../../primitives/fields/Select.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { shortFields } from '../vendors/settings/settings.css.ts';
import { shopFactsSchema, shopFactsValues, type ShopFacts } from './shop-facts.ts';

const texts = defineTexts('ShopFactsPanel', {
  title: 'Your shop',
  changed: 'The shop’s details have been changed.',
  legalName: 'Legal name',
  legalNameHint:
    'Shown on payout advices, statements and emails. Leave empty if it’s the same as the shop’s name.',
  street: 'Street',
  apartment: 'Apartment/suite',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  countryHint: 'Addresses follow this country’s format, and bank details start with this country selected.',
  taxNumber: 'Tax number',
  supportEmail: 'Support email',
  supportEmailHint: 'Shown in emails, and replies go to this address.',
  dates: 'Dates',
  datesHint: 'Dates and times are shown in this format to you and your vendors. All text stays in English.',
});

type Props = {
  facts: ShopFacts;
  /** Called with the changes, and with all that the person has seen. */
  onSave: (change: Partial<ShopFacts>, seen: ShopFacts) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** The shop as its papers and mails name it, and by whose customs dates and addresses are written. */
export function ShopFactsPanel({ facts, onSave, onDirtyChange }: Props) {
  return (
    <SettingsPanel
      title={texts.title}
      schema={shopFactsSchema}
      defaultValues={facts}
      toValues={shopFactsValues}
      savedText={texts.changed}
      onSave={(change, seen) => onSave(change, { ...facts, ...seen })}
      undoOf={(former, seen) => () => onSave(former, { ...facts, ...seen })}
      onDirtyChange={onDirtyChange}
    >
      <TextField
        name="legal_name"
        label={texts.legalName}
        hint={texts.legalNameHint}
        autoComplete="off"
        isOptional
      />
      <TextField name="address_1" label={texts.street} autoComplete="off" isOptional />
      <TextField name="address_2" label={texts.apartment} autoComplete="off" isOptional />
      <div className={shortFields}>
        <TextField name="city" label={texts.city} autoComplete="off" isOptional />
        <TextField name="state" label={texts.state} autoComplete="off" isOptional />
        <TextField name="zip" label={texts.zip} autoComplete="off" isOptional />
      </div>
      <CountryField name="country_code" label={texts.country} hint={texts.countryHint} isOptional />
      <div className={shortFields}>
        <TextField name="tax_number" label={texts.taxNumber} autoComplete="off" isOptional />
        <TextField
          name="support_email"
          type="email"
          label={texts.supportEmail}
          hint={texts.supportEmailHint}
          autoComplete="off"
          isOptional
        />
      </div>
      <Select
        name="locale"
        label={texts.dates}
        hint={texts.datesHint}
        placeholder={exampleOf('')}
        options={locales()}
        isOptional
      />
    </SettingsPanel>
  );
}

const locales = () =>
  shopLocales.map((value) => ({ value, label: `${countryName(value.slice(3))}: ${exampleOf(value)}` }));
