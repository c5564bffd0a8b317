import { defineTexts } from '@consignment/domain/text/texts';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';

const texts = defineTexts('AddressFields', {
  banksAskForTheHolders:
    'Banks require the account holder’s address when a SEPA payment goes to or from a country that is not in the EEA, such as the UK or Switzerland.',
  street: 'Street',
  buildingNumber: 'Building number',
  postcode: 'Postcode',
  town: 'Town',
  country: 'Country',
  countryHint: 'The two-character country code, such as CH.',
});

/** The address of an account's holder, within a form with an IBAN. Other kinds of accounts need none. */
export function AddressFields() {
  const kept = { autoComplete: 'off', isDraftKept: false, isOptional: true } as const;
  return (
    <>
      <Text size="small" tone="muted">
        {texts.banksAskForTheHolders}
      </Text>
      <TextField name="street" label={texts.street} {...kept} />
      <TextField name="building" label={texts.buildingNumber} {...kept} />
      <TextField name="postcode" label={texts.postcode} {...kept} />
      <TextField name="town" label={texts.town} {...kept} />
      <TextField name="country" label={texts.country} hint={texts.countryHint} {...kept} />
    </>
  );
}
