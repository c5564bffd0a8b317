type Address = { address_1: string; address_2: string; city: string; state: string; zip: string };

/** Empty strings where nothing is known. */
export type VendorContact = Address & {
  contact_name: string;
  email: string;
  phone: string;
  paypal_email: string;
  pay_type?: string;
};

export function addressOf({ address_1, address_2, city, state, zip }: Address): string {
  return [address_1, address_2, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
}
