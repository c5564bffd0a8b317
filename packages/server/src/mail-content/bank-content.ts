import { bankHoldHours } from '@consignment/domain/bank-details';
import { formatDateTime } from '@consignment/domain/dates';
import { hello, type MailContent } from './content.ts';

/* Mails about the bank details of a vendor, which name an account by its last four characters. */

type Change = {
  readonly shop: string;
  readonly vendor: { readonly name: string; readonly contact_name: string };
  /** Masked; '' where they were removed. */
  readonly masked: string;
  /** Changed in the vendor portal; else by an owner of the shop. */
  readonly isByVendor: boolean;
  readonly heldUntil: Date;
  readonly now: Date;
  readonly timeZone: string;
  /** Stops the change. */
  readonly link: string;
};

/** To the vendor. */
export function bankChangedContent(of: Change): MailContent {
  const { shop, vendor, isByVendor } = of;
  const by = isByVendor ? 'in its vendor portal, with one of your logins' : `by an owner of ${shop}`;
  return {
    subject: `Your bank details at ${shop} were changed`,
    greeting: hello(vendor.contact_name || vendor.name),
    paragraphs: [
      `The bank details that ${shop} uses to pay you were changed ${by}. ${shop} holds payments to you for the next ${bankHoldHours} hours.`,
      'If you expected this, there is nothing to do. If not, stop the change now.',
    ],
    facts: changeFacts(of),
    action: { label: 'Stop the change', url: of.link },
    notes: [stopNote],
  };
}

/** To the shop. */
export function bankOfVendorChangedContent(of: Change): MailContent {
  const { shop, vendor, isByVendor } = of;
  const by = isByVendor
    ? 'in your vendor portal, with one of the vendor’s logins'
    : 'by an owner of your shop';
  return {
    subject: `The bank details of ${vendor.name} were changed`,
    greeting: hello(shop),
    paragraphs: [
      `The bank details that you use to pay ${vendor.name} were changed ${by}. Payments to ${vendor.name} are held for ${bankHoldHours} hours.`,
      'Ask the vendor, in some way other than email, whether this is right. If not, stop the change.',
    ],
    facts: changeFacts(of),
    action: { label: 'Stop the change', url: of.link },
    notes: [stopNote],
  };
}

const stopNote = `The link works once, while payments are held. It brings back the former bank details and logs the vendor’s logins out; payments then stay held until an owner of the shop releases them, or for ${bankHoldHours} hours.`;

function changeFacts({ vendor, masked, heldUntil, now, timeZone }: Change) {
  return [
    ['Vendor', vendor.name],
    ['New bank details', masked === '' ? 'none' : masked],
    ['Changed', formatDateTime(now, timeZone)],
    ['Payments held until', formatDateTime(heldUntil, timeZone)],
  ] as const;
}

type Stop = Omit<Change, 'isByVendor' | 'link'> & { readonly shopContact: string };

/** To the vendor. */
export function bankChangeStoppedContent(of: Stop): MailContent {
  const { shop, vendor, shopContact } = of;
  return {
    subject: `The change of your bank details at ${shop} was stopped`,
    greeting: hello(vendor.contact_name || vendor.name),
    paragraphs: [
      'Somebody followed the link in our mail: your former bank details are back, and your logins are logged out of the vendor portal.',
      `Choose a new password with “Forgot your password”, and check that only you can read your email. ${shop} can pay you again once it has released your payments, or after ${bankHoldHours} hours. Its address is ${shopContact}.`,
    ],
    facts: stopFacts(of),
    action: null,
  };
}

/** To the shop. */
export function bankChangeOfVendorStoppedContent(of: Stop): MailContent {
  const { shop, vendor } = of;
  return {
    subject: `The change of ${vendor.name}’s bank details was stopped`,
    greeting: hello(shop),
    paragraphs: [
      `Somebody followed the link in the mail about the change: the former bank details of ${vendor.name} are back, and its logins are logged out of your vendor portal. Somebody may have used a login that is not theirs.`,
      `Payments to ${vendor.name} stay held for ${bankHoldHours} hours. Once you have talked to the vendor, you can release them in the vendor’s settings.`,
    ],
    facts: stopFacts(of),
    action: null,
  };
}

function stopFacts({ vendor, masked, heldUntil, now, timeZone }: Stop) {
  return [
    ['Vendor', vendor.name],
    ['Bank details', masked === '' ? 'none' : masked],
    ['Stopped', formatDateTime(now, timeZone)],
    ['Payments held until', formatDateTime(heldUntil, timeZone)],
  ] as const;
}
