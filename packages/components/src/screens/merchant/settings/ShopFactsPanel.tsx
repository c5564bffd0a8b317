import { exampleOf, shopLocales } from '@consignment/domain/shop/locales';
import { countryName } from '@consignment/domain/text/countries';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { CountryField } from '../../../parts/people/CountryField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Select } from '../../../primitives/fields/Select.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { shortFields } from '../vendors/settings/settings.css.ts';
import { shopFactsSchema, shopFactsValues, type ShopFacts } from './shop-facts.ts';

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
      title="Your shop"
      schema={shopFactsSchema}
      defaultValues={facts}
      toValues={shopFactsValues}
      savedText="The shop’s details were changed."
      onSave={(change, seen) => onSave(change, { ...facts, ...seen })}
      undoOf={(former, seen) => () => onSave(former, { ...facts, ...seen })}
      onDirtyChange={onDirtyChange}
    >
      <TextField
        name="legal_name"
        label="Legal name"
        hint="Payout advices, statements and mails have it. Leave empty if it is the name of the shop."
        autoComplete="off"
        isOptional
      />
      <TextField name="address_1" label="Street" autoComplete="off" isOptional />
      <TextField name="address_2" label="Apartment/suite" autoComplete="off" isOptional />
      <div className={shortFields}>
        <TextField name="city" label="City" autoComplete="off" isOptional />
        <TextField name="state" label="State" autoComplete="off" isOptional />
        <TextField name="zip" label="Zip" autoComplete="off" isOptional />
      </div>
      <CountryField
        name="country_code"
        label="Country"
        hint="Addresses are written as there, and bank details begin with it."
        isOptional
      />
      <div className={shortFields}>
        <TextField name="tax_number" label="Tax number" autoComplete="off" isOptional />
        <TextField
          name="support_email"
          type="email"
          label="Support email"
          hint="Mails name it, and replies go to it."
          autoComplete="off"
          isOptional
        />
      </div>
      <Select
        name="locale"
        label="Dates"
        hint="How dates and times are written, for you and your vendors. The words stay English."
        placeholder={exampleOf('')}
        options={locales}
        isOptional
      />
    </SettingsPanel>
  );
}

const locales = shopLocales.map((value) => ({
  value,
  label: `${countryName(value.slice(3))}: ${exampleOf(value)}`,
}));
