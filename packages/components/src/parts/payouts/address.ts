import * as z from 'zod/mini';

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
