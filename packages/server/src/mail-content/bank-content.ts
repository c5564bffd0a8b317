import { bankHoldHours } from '@consignment/domain/payouts/bank-details';
import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

/* Mails about where a vendor's money goes, which name a bank account by its last four characters. */

export type PayoutDetailsChange =
  /** `to` is masked; '' where they were removed. */
  | { readonly is: 'bank'; readonly to: string }
  | { readonly is: 'paypal'; readonly to: string }
  /** Another vendor, whose money went elsewhere, was merged into this one. */
  | { readonly is: 'merge'; readonly from: string };

type Change = {
  readonly shop: string;
  readonly vendor: { readonly name: string; readonly contact_name: string };
  readonly change: PayoutDetailsChange;
  /** Changed in the shop; else with a login of the vendor. */
  readonly isByShop: boolean;
  /** The shop has set up this login lately. */
  readonly isLoginNew: boolean;
  readonly heldUntil: Date;
  readonly now: Date;
  readonly timeZone: string;
  readonly locale: string;
  /** Stops the change. */
  readonly link: string;
};

/** To the vendor. */
export function payoutDetailsChangedContent(of: Change): MailContent {
  const { shop, vendor, change } = of;
  const by = of.isByShop ? `by ${shop} itself` : 'in its vendor portal, with one of your logins';
  const isNew = of.isLoginNew ? ` ${shop} has set up that login lately.` : '';
  const held = `${shop} holds payments to you for the next ${bankHoldHours} hours.`;
  return {
    subject:
      change.is === 'merge'
        ? `${shop} has merged ${change.from} into ${vendor.name}`
        : `Your ${nounOf[change.is]} at ${shop} ${verbOf[change.is]} changed`,
    greeting: hello(vendor.contact_name || vendor.name),
    paragraphs: [
      change.is === 'merge'
        ? `${mergeText(shop, of, change.from)} ${held}`
        : `The ${nounOf[change.is]} that ${shop} uses to pay you ${verbOf[change.is]} changed ${by}.${isNew} ${held}`,
      'If you expected this, there is nothing to do. If not, stop the change now.',
    ],
    facts: changeFacts(of),
    action: { label: 'Stop the change', url: of.link },
    notes: [stopNoteOf(change)],
  };
}

/** To the shop. */
export function payoutDetailsOfVendorChangedContent(of: Change): MailContent {
  const { shop, vendor, change } = of;
  const by = of.isByShop ? 'in your shop' : 'in your vendor portal, with one of the vendor’s logins';
  const isNew = of.isLoginNew ? ' Somebody in your shop has set up that login lately.' : '';
  const held = `Payments to ${vendor.name} are held for ${bankHoldHours} hours.`;
  return {
    subject:
      change.is === 'merge'
        ? `${change.from} was merged into ${vendor.name}`
        : `The ${nounOf[change.is]} of ${vendor.name} ${verbOf[change.is]} changed`,
    greeting: hello(shop),
    paragraphs: [
      change.is === 'merge'
        ? `${mergeText('Your shop', of, change.from)} ${held}`
        : `The ${nounOf[change.is]} that you use to pay ${vendor.name} ${verbOf[change.is]} changed ${by}.${isNew} ${held}`,
      'Ask the vendor, in some way other than email, whether this is right. If not, stop the change.',
    ],
    facts: changeFacts(of),
    action: { label: 'Stop the change', url: of.link },
    notes: [stopNoteOf(change)],
  };
}

const nounOf = { bank: 'bank details', paypal: 'PayPal email' } as const;
const verbOf = { bank: 'were', paypal: 'was' } as const;

function mergeText(shop: string, { vendor }: Change, from: string): string {
  return `${shop} has merged ${from} into ${vendor.name}, so money for both now goes where ${vendor.name} is paid.`;
}

const stopNote = `The link works once, while payments are held. It brings back the former payout details, logs the vendor’s logins out, and closes the login that made the change until its person chooses a new password. Payments then stay held until an owner of the shop releases them, or for ${bankHoldHours} hours.`;

function stopNoteOf({ is }: PayoutDetailsChange): string {
  return is === 'merge' ? `${stopNote} The merge itself stays.` : stopNote;
}

function changeFacts({ vendor, change, heldUntil, now, timeZone, locale }: Change) {
  const [label, value] =
    change.is === 'merge'
      ? ['Merged into it', change.from]
      : [`New ${nounOf[change.is]}`, change.to === '' ? 'none' : change.to];
  return [
    ['Vendor', vendor.name],
    [label, value],
    ['Changed', formatDateTime(now, timeZone, locale)],
    ['Payments held until', formatDateTime(heldUntil, timeZone, locale)],
  ] as const;
}

type Stop = Pick<Change, 'shop' | 'vendor' | 'heldUntil' | 'now' | 'timeZone' | 'locale'> & {
  /** Masked; '' for none. */
  readonly masked: string;
  /** '' for none. */
  readonly paypalEmail: string;
  readonly shopContact: string;
};

/** To the vendor. */
export function bankChangeStoppedContent(of: Stop): MailContent {
  const { shop, vendor, shopContact } = of;
  return {
    subject: `The change of your payout details at ${shop} was stopped`,
    greeting: hello(vendor.contact_name || vendor.name),
    paragraphs: [
      'Somebody followed the link in our mail: your former payout details are back, and your logins are logged out of the vendor portal.',
      `Choose a new password with “Forgot your password”, and check that only you can read your email. A login that made the change stays closed until then. ${shop} can pay you again once it has released your payments, or after ${bankHoldHours} hours. Its address is ${shopContact}.`,
    ],
    facts: stopFacts(of),
    action: null,
  };
}

/** To the shop. */
export function bankChangeOfVendorStoppedContent(of: Stop): MailContent {
  const { shop, vendor } = of;
  return {
    subject: `The change of ${vendor.name}’s payout details was stopped`,
    greeting: hello(shop),
    paragraphs: [
      `Somebody followed the link in the mail about the change: the former payout details of ${vendor.name} are back, and its logins are logged out of your vendor portal. The login that made the change is closed until its person chooses a new password by mail.`,
      `Payments to ${vendor.name} stay held for ${bankHoldHours} hours. Once you have talked to the vendor, an owner who did not make the change can release them in the vendor’s settings.`,
    ],
    facts: stopFacts(of),
    action: null,
  };
}

function stopFacts({ vendor, masked, paypalEmail, heldUntil, now, timeZone, locale }: Stop) {
  return [
    ['Vendor', vendor.name],
    ['Bank details', masked === '' ? 'none' : masked],
    ['PayPal email', paypalEmail === '' ? 'none' : paypalEmail],
    ['Stopped', formatDateTime(now, timeZone, locale)],
    ['Payments held until', formatDateTime(heldUntil, timeZone, locale)],
  ] as const;
}
