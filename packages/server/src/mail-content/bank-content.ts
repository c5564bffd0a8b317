import { bankHoldHours } from '@consignment/domain/payouts/bank-details';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('BankContent', {
  mergedSubject: '{shop} has merged {from} into {vendor}',
  changedSubject:
    '{details, select, bank {Your bank details at {shop} were changed} other {Your PayPal email at {shop} was changed}}',
  changedByShop:
    '{details, select, bank {The bank details that {shop} uses to pay you were changed by {shop} itself.} other {The PayPal email that {shop} uses to pay you was changed by {shop} itself.}}',
  changedByLogin:
    '{details, select, bank {The bank details that {shop} uses to pay you were changed in its vendor portal, using one of your logins.} other {The PayPal email that {shop} uses to pay you was changed in its vendor portal, using one of your logins.}}',
  loginIsNew: '{shop} set up that login recently.',
  merged: '{shop} has merged {from} into {vendor}, so payments for both now use {vendor}’s payout details.',
  held: '{shop} is holding payments to you for the next {hours} hours.',
  stopIfUnexpected: 'If you expected this, you don’t need to do anything. If not, stop the change now.',
  mergedSubjectToShop: '{from} was merged into {vendor}',
  changedSubjectToShop:
    '{details, select, bank {{vendor}’s bank details were changed} other {{vendor}’s PayPal email was changed}}',
  changedByShopToShop:
    '{details, select, bank {The bank details that you use to pay {vendor} were changed in your shop.} other {The PayPal email that you use to pay {vendor} was changed in your shop.}}',
  changedByLoginToShop:
    '{details, select, bank {The bank details that you use to pay {vendor} were changed in your vendor portal, using one of the vendor’s logins.} other {The PayPal email that you use to pay {vendor} was changed in your vendor portal, using one of the vendor’s logins.}}',
  loginIsNewToShop: 'Someone in your shop set up that login recently.',
  mergedToShop:
    'Your shop has merged {from} into {vendor}, so payments for both now use {vendor}’s payout details.',
  heldToShop: 'Payments to {vendor} will be held for {hours} hours.',
  askVendor: 'Ask the vendor about this, but not by email. If the vendor did not expect it, stop the change.',
  stopChange: 'Stop the change',
  stopNote:
    'The link works once, and only while payments are held. It restores the previous payout details and logs out all of the vendor’s logins. The login that made the change will stay closed until its user chooses a new password. Payments will then stay held until an owner of the shop releases them, or for {hours} hours.',
  mergeStays: 'The vendors will stay merged.',
  vendor: 'Vendor',
  mergedVendor: 'Merged vendor',
  newDetails: '{details, select, bank {New bank details} other {New PayPal email}}',
  none: 'None',
  changedAt: 'Changed',
  heldUntil: 'Payments held until',
  stoppedSubject: 'The change to your payout details at {shop} was stopped',
  stopped:
    'Someone used the link in our email: your previous payout details have been restored, and your logins have been logged out of the vendor portal.',
  afterStop:
    'Choose a new password with “Forgot your password”, and check that only you can read your email. Any login that made the change will stay closed until its password has been changed. {shop} can pay you again once it has released your payments, or after {hours} hours. If you have questions, contact {shopContact}.',
  stoppedSubjectToShop: 'The change to {vendor}’s payout details was stopped',
  stoppedToShop:
    'Someone used the link in the email about the change. {vendor}’s previous payout details have been restored, and the vendor’s logins have been logged out of your vendor portal. The login that made the change will stay closed until its user chooses a new password by email.',
  afterStopToShop:
    'Payments to {vendor} will stay held for {hours} hours. Once you have talked to the vendor, an owner who did not make the change can release the payments in the vendor’s settings.',
  bankDetails: 'Bank details',
  paypalEmail: 'PayPal email',
  stoppedAt: 'Stopped',
});

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
  return {
    subject:
      change.is === 'merge'
        ? texts.mergedSubject({ shop, from: change.from, vendor: vendor.name })
        : texts.changedSubject({ details: change.is, shop }),
    greeting: hello(vendor.contact_name || vendor.name),
    paragraphs: [
      [...happened(of), texts.held({ shop, hours: bankHoldHours })].join(' '),
      texts.stopIfUnexpected,
    ],
    facts: changeFacts(of),
    action: { label: texts.stopChange, url: of.link },
    notes: [stopNoteOf(change)],
  };
}

function happened({ shop, vendor, change, isByShop, isLoginNew }: Change): string[] {
  if (change.is === 'merge') return [texts.merged({ shop, from: change.from, vendor: vendor.name })];
  const details = change.is;
  return [
    isByShop ? texts.changedByShop({ details, shop }) : texts.changedByLogin({ details, shop }),
    ...(isLoginNew ? [texts.loginIsNew({ shop })] : []),
  ];
}

/** To the shop. */
export function payoutDetailsOfVendorChangedContent(of: Change): MailContent {
  const { shop, vendor, change } = of;
  return {
    subject:
      change.is === 'merge'
        ? texts.mergedSubjectToShop({ from: change.from, vendor: vendor.name })
        : texts.changedSubjectToShop({ details: change.is, vendor: vendor.name }),
    greeting: hello(shop),
    paragraphs: [
      [...happenedToShop(of), texts.heldToShop({ vendor: vendor.name, hours: bankHoldHours })].join(' '),
      texts.askVendor,
    ],
    facts: changeFacts(of),
    action: { label: texts.stopChange, url: of.link },
    notes: [stopNoteOf(change)],
  };
}

function happenedToShop({ vendor: { name: vendor }, change, isByShop, isLoginNew }: Change): string[] {
  if (change.is === 'merge') return [texts.mergedToShop({ from: change.from, vendor })];
  const details = change.is;
  return [
    isByShop
      ? texts.changedByShopToShop({ details, vendor })
      : texts.changedByLoginToShop({ details, vendor }),
    ...(isLoginNew ? [texts.loginIsNewToShop] : []),
  ];
}

function stopNoteOf({ is }: PayoutDetailsChange): string {
  const note = texts.stopNote({ hours: bankHoldHours });
  return is === 'merge' ? `${note} ${texts.mergeStays}` : note;
}

function changeFacts({ vendor, change, heldUntil, now, timeZone, locale }: Change) {
  const [label, value] =
    change.is === 'merge'
      ? [texts.mergedVendor, change.from]
      : [texts.newDetails({ details: change.is }), change.to === '' ? texts.none : change.to];
  return [
    [texts.vendor, vendor.name],
    [label, value],
    [texts.changedAt, formatDateTime(now, timeZone, locale)],
    [texts.heldUntil, formatDateTime(heldUntil, timeZone, locale)],
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
    subject: texts.stoppedSubject({ shop }),
    greeting: hello(vendor.contact_name || vendor.name),
    paragraphs: [texts.stopped, texts.afterStop({ shop, hours: bankHoldHours, shopContact })],
    facts: stopFacts(of),
    action: null,
  };
}

/** To the shop. */
export function bankChangeOfVendorStoppedContent(of: Stop): MailContent {
  const { shop, vendor } = of;
  return {
    subject: texts.stoppedSubjectToShop({ vendor: vendor.name }),
    greeting: hello(shop),
    paragraphs: [
      texts.stoppedToShop({ vendor: vendor.name }),
      texts.afterStopToShop({ vendor: vendor.name, hours: bankHoldHours }),
    ],
    facts: stopFacts(of),
    action: null,
  };
}

function stopFacts({ vendor, masked, paypalEmail, heldUntil, now, timeZone, locale }: Stop) {
  return [
    [texts.vendor, vendor.name],
    [texts.bankDetails, masked === '' ? texts.none : masked],
    [texts.paypalEmail, paypalEmail === '' ? texts.none : paypalEmail],
    [texts.stoppedAt, formatDateTime(now, timeZone, locale)],
    [texts.heldUntil, formatDateTime(heldUntil, timeZone, locale)],
  ] as const;
}
