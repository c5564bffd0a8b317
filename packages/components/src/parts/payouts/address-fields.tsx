import * as z from 'zod/mini';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';

export const emptyAddress = { street: '', building: '', postcode: '', town: '', country: '' };

type Address = typeof emptyAddress;

export const addressShape = {
  street: z.string(),
  building: z.string(),
  postcode: z.string(),
  town: z.string(),
  country: z.string(),
} satisfies Record<keyof Address, unknown>;

/** The address as typed; nothing where all of its parts are empty. */
export function typedAddress({ street, building, postcode, town, country }: Address): Partial<Address> {
  const address = { street, building, postcode, town, country };
  return Object.values(address).some((part) => part.trim() !== '') ? address : {};
}

/** The address of an account's holder, within a form. */
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
