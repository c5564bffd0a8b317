import { countryCodes, countryName } from '@consignment/domain/text/countries';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { Select } from '../../primitives/fields/Select.tsx';

const texts = defineTexts('CountryField', {
  chooseACountry: 'Choose a country',
});

type Props = {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  onChange?: (code: string) => void;
};

/** A country by its name, within a form. The value is its code, or '' for none. */
export function CountryField(props: Props) {
  const options = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: countryName(value) }))
        .sort((one, other) => one.label.localeCompare(other.label, 'en')),
    [],
  );
  return <Select {...props} options={options} placeholder={texts.chooseACountry} />;
}
