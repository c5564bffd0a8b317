import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';

/** The address of an account's holder, within a form with an IBAN. Other kinds of accounts need none. */
export function AddressFields() {
  const kept = { autoComplete: 'off', isDraftKept: false, isOptional: true } as const;
  return (
    <>
      <Text size="small" tone="muted">
        Banks ask for the holder’s address where a SEPA payment goes to or comes from a country that is not in
        the EEA, such as the UK or Switzerland.
      </Text>
      <TextField name="street" label="Street" {...kept} />
      <TextField name="building" label="Building number" {...kept} />
      <TextField name="postcode" label="Postcode" {...kept} />
      <TextField name="town" label="Town" {...kept} />
      <TextField name="country" label="Country" hint="Its code of two characters, such as CH." {...kept} />
    </>
  );
}
