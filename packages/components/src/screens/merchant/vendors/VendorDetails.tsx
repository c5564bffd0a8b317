import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { addressOf, type VendorContact } from './vendor-contact.ts';

const texts = defineTexts('VendorDetails', {
  contactName: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  paypalEmail: 'PayPal email',
  payType: 'Pay type',
  address: 'Address',
});

/** Every field of a vendor's contact and payment, those without a value too (spec operations §2). */
export function VendorDetails({ vendor }: { vendor: VendorContact }) {
  return (
    <Card>
      <DescriptionList layout="columns" items={factsOf(vendor)} />
    </Card>
  );
}

function factsOf(vendor: VendorContact) {
  const facts: [string, ReactNode][] = [
    [texts.contactName, vendor.contact_name],
    [texts.email, breakable(vendor.email)],
    [texts.phone, vendor.phone],
    [texts.paypalEmail, breakable(vendor.paypal_email)],
    [texts.payType, vendor.pay_type],
    [texts.address, addressOf(vendor)],
  ];
  return facts.map(([term, fact]) => ({ term, description: fact || 'N/A' }));
}

/** An address too long for its column breaks before its domain, not in the middle of a word. */
function breakable(email: string): ReactNode {
  const at = email.lastIndexOf('@');
  if (at === -1) return email;
  return (
    <>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </>
  );
}
