import type { ReactNode } from 'react';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { addressOf, type VendorContact } from './vendor-contact.ts';

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
    ['Contact name', vendor.contact_name],
    ['Email', breakable(vendor.email)],
    ['Phone', vendor.phone],
    ['PayPal email', breakable(vendor.paypal_email)],
    ['Pay type', vendor.pay_type],
    ['Address', addressOf(vendor)],
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
