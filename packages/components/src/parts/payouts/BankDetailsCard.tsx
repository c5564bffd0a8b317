import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate, formatDateTime } from '@consignment/domain/time/dates';
import { isolated } from '@consignment/domain/text/direction';
import { useState } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import type { MaskedBankDetails, TypedBankDetails } from './bank-details.ts';
import type { Loadable } from '../lists/loadable.ts';
import { onUse } from '../pages/on-use.tsx';

const texts = defineTexts('BankDetailsCard', {
  bankDetails: 'Bank details',
  loadingTheBankDetails: 'Loading the bank details…',
  notLoaded: 'The bank details could not be loaded.',
  paymentsAreHeldUntil: 'Payments are held until {held}.',
  releasePayments: 'Release payments',
  paypalRefusesPayments: 'PayPal permanently refuses payments to this PayPal email.',
  askPaypalAgain: 'Ask PayPal again…',
  paypalSays: 'PayPal says: {paypal_refused}',
  enterAnotherPaypalEmail: 'Enter another PayPal email, or resolve this with PayPal and contact your shop.',
  noPaymentGoesThereUntil:
    'No payments will be sent to this email until it is changed or you ask PayPal again.',
  changedOn: 'Changed on {changed}',
  addBankDetails: 'Add bank details',
  changeBankDetails: 'Change bank details',
  remove: 'Remove',
  askPaypalAgainAbout: 'Ask PayPal again about {vendorName}?',
  doSoOnceTheVendor:
    'Only do this once the vendor has resolved the problem with PayPal. The next PayPal payout will go to the same email. If PayPal refuses it again, payments will stop again.',
  askAgain: 'Ask again',
  saving: 'Saving…',
  releaseThePayments: 'Release the payments to {vendorName}?',
  release: 'Release',
  releasing: 'Releasing…',
  theBankDetailsOrPaypal:
    'The bank details or the PayPal email were changed recently. If that was a mistake, use the link in the email about the change to stop it.',
  aChangeWasStoppedLink:
    'A change was stopped using the link in the email about it. While your payments are held, only the shop can enter different payout details for you.',
  aChangeWasStoppedLink2:
    'A change was stopped using the link in the email about it: someone may have used a login that isn’t theirs. Talk to the vendor before you release the payments.',
  noneYetAddThemPaid: 'No bank details yet. Add them to be paid into your bank account.',
  noneYetCanAddThem:
    'No bank details yet. {vendorName} can add them in the portal, or an owner can add them here.',
  releaseDescription:
    'First check with the vendor, by some means other than email, that the change is correct: bank details {masked}, and the PayPal email in the contact details. Once the payments are released, the vendor can be paid immediately, and the link in the emails can no longer stop the change.',
  releaseWithoutBank:
    'First check with the vendor, by some means other than email, that the change is correct: no bank details, and the PayPal email in the contact details. Once the payments are released, the vendor can be paid immediately, and the link in the emails can no longer stop the change.',
});

const { Component: ChangeDialog } = onUse(
  async () => (await import('./BankDetailsDialog.tsx')).BankDetailsDialog,
);
const { Component: RemoveDialog } = onUse(
  async () => (await import('./RemoveBankDetailsDialog.tsx')).RemoveBankDetailsDialog,
);
const { Component: ReleaseDialog } = onUse(
  async () => (await import('./ReleasePaymentsDialog.tsx')).ReleasePaymentsDialog,
);

type Props = {
  details: Loadable<MaskedBankDetails>;
  /** Shown to the vendor itself, or to its shop. */
  isOwn: boolean;
  vendorName: string;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Of the shop; '' where it is not known. */
  country: string;
  /** Null for those who only look. */
  onChange: ((typed: TypedBankDetails) => Promise<Outcome>) | null;
  onRemove: ((password: string) => Promise<Outcome>) | null;
  /** Ends the hold, with the password of a vendor's login; null for those who never may. */
  onRelease: ((password: string) => Promise<Outcome>) | null;
  /** Has PayPal asked again about an email that it refused for good; null for those who may not. */
  onRetryPaypal: (() => Promise<Outcome>) | null;
};

/**
 * Where a vendor is paid by bank, and until when its payments are held after a change of that or of its PayPal email. It shows an
 * account by its last four characters; a BankDetailsDialog takes all of them.
 */
export function BankDetailsCard({ details, ...props }: Props) {
  return (
    <Card title={texts.bankDetails}>
      {details.is === 'loading' && (
        <div aria-busy>
          <VisuallyHidden role="status">{texts.loadingTheBankDetails}</VisuallyHidden>
          <Skeleton shape="line" />
        </div>
      )}
      {details.is === 'failed' && (
        <FailedState title={texts.notLoaded} problem={details.problem} onRetry={details.onRetry} />
      )}
      {details.is === 'ready' && <Details details={details.value} {...props} />}
    </Card>
  );
}

type Open = 'change' | 'remove' | 'release' | 'retry';

function Details({ details, ...props }: Omit<Props, 'details'> & { details: MaskedBankDetails }) {
  const { isOwn, vendorName, timeZone, country, onChange, onRemove, onRelease, onRetryPaypal } = props;
  const { kind, masked, changed_date: changed, held_until: held, is_stopped: isStopped } = details;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { change_refused: refused, release_refused: kept } = details;
  return (
    <Stack space="medium">
      {held !== null && (
        <Banner
          tone="caution"
          title={texts.paymentsAreHeldUntil({ held: formatDateTime(held, timeZone) })}
          action={
            onRelease !== null &&
            kept === null && (
              <Button label={texts.releasePayments} size="small" onClick={() => setOpen('release')} />
            )
          }
        >
          <Text size="small" tone="inherit">
            {whyHeld(isStopped, isOwn)}
          </Text>
          {onRelease !== null && kept !== null && (
            <Text size="small" tone="inherit">
              {kept}
            </Text>
          )}
        </Banner>
      )}
      {details.paypal_refused !== null && (
        <Banner
          tone="critical"
          title={texts.paypalRefusesPayments}
          action={
            onRetryPaypal !== null && (
              <Button label={texts.askPaypalAgain} size="small" onClick={() => setOpen('retry')} />
            )
          }
        >
          {details.paypal_refused !== '' && (
            <Text size="small" tone="inherit">
              {texts.paypalSays({ paypal_refused: details.paypal_refused })}
            </Text>
          )}
          <Text size="small" tone="inherit">
            {isOwn ? texts.enterAnotherPaypalEmail : texts.noPaymentGoesThereUntil}
          </Text>
        </Banner>
      )}
      <Stack space="xsmall">
        <Text>
          {masked === '' ? noneText(isOwn, vendorName) : <span translate="no">{isolated(masked)}</span>}
        </Text>
        {changed !== null && (
          <Text size="small" tone="muted">
            {texts.changedOn({ changed: formatDate(changed, timeZone) })}
          </Text>
        )}
      </Stack>
      {refused !== null && onChange !== null && <Text size="small">{refused.detail}</Text>}
      {refused === null && (
        <Inline space="small">
          {onChange !== null && (
            <Button
              label={masked === '' ? texts.addBankDetails : texts.changeBankDetails}
              onClick={() => setOpen('change')}
            />
          )}
          {onRemove !== null && masked !== '' && (
            <Button label={texts.remove} onClick={() => setOpen('remove')} />
          )}
        </Inline>
      )}
      {open === 'change' && onChange !== null && (
        <ChangeDialog
          kind={kind}
          masked={masked}
          country={country}
          asksPassword={isOwn}
          onSave={onChange}
          onClose={close}
        />
      )}
      {open === 'remove' && onRemove !== null && (
        <RemoveDialog masked={masked} asksPassword={isOwn} onRemove={onRemove} onClose={close} />
      )}
      {open === 'release' && isOwn && onRelease !== null && (
        <ReleaseDialog onRelease={onRelease} onClose={close} />
      )}
      {onRetryPaypal !== null && (
        <ConfirmDialog
          isOpen={open === 'retry'}
          title={texts.askPaypalAgainAbout({ vendorName: isolated(vendorName) })}
          description={texts.doSoOnceTheVendor}
          confirmLabel={texts.askAgain}
          busyLabel={texts.saving}
          onConfirm={onRetryPaypal}
          onClose={close}
        />
      )}
      {!isOwn && onRelease !== null && (
        <ConfirmDialog
          isOpen={open === 'release'}
          title={texts.releaseThePayments({ vendorName: isolated(vendorName) })}
          description={
            masked === '' ? texts.releaseWithoutBank : texts.releaseDescription({ masked: isolated(masked) })
          }
          confirmLabel={texts.release}
          busyLabel={texts.releasing}
          onConfirm={() => onRelease('')}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function whyHeld(isStopped: boolean, isOwn: boolean): string {
  if (!isStopped) {
    return texts.theBankDetailsOrPaypal;
  }
  return isOwn ? texts.aChangeWasStoppedLink : texts.aChangeWasStoppedLink2;
}

function noneText(isOwn: boolean, vendorName: string): string {
  return isOwn ? texts.noneYetAddThemPaid : texts.noneYetCanAddThem({ vendorName: isolated(vendorName) });
}
