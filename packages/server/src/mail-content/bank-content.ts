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
  const by = isByVendor ? 'in its vendor portal, with a login of yours' : `by an owner of ${shop}`;
  return {
    subject: `Your bank details at ${shop} were changed`,
    greeting: hello(vendor.contact_name || vendor.name),
    paragraphs: [
      `The bank details by which ${shop} pays you were changed ${by}. Until they have stood for ${bankHoldHours} hours, ${shop} pays you nothing.`,
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
  const by = isByVendor ? 'in your vendor portal, with a login of the vendor' : 'by an owner of your shop';
  return {
    subject: `The bank details of ${vendor.name} were changed`,
    greeting: hello(shop),
    paragraphs: [
      `The bank details by which you pay ${vendor.name} were changed ${by}. Payments to ${vendor.name} are held for ${bankHoldHours} hours.`,
      'Ask the vendor in another way than by email whether this is right. If not, stop the change.',
    ],
    facts: changeFacts(of),
    action: { label: 'Stop the change', url: of.link },
    notes: [stopNote],
  };
}

const stopNote =
  'The link works once, until payments are free again. It brings back the bank details from before and ends the sessions of the vendor’s logins; payments stay held until an owner of the shop releases them, or for 48 hours.';

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
      'The link of our mail was followed: your former bank details are back, and your logins are logged out of the vendor portal.',
      `Choose a new password by “Forgot your password”, and see that your mailbox is yours alone. ${shop} pays you when it has released your payments, or after 48 hours. Its address is ${shopContact}.`,
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
      `The link of the mail about the change was followed: the former bank details of ${vendor.name} are back, and its logins are logged out of your vendor portal. Somebody may have used a login that is not theirs.`,
      `Payments to ${vendor.name} stay held for 48 hours. When you have spoken with the vendor, you can release them in the vendor’s settings.`,
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
