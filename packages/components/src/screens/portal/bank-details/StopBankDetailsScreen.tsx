import { defineTexts } from '@consignment/domain/text/texts';
import { formatDateTime } from '@consignment/domain/time/dates';
import { isolated } from '@consignment/domain/text/direction';
import { useState } from 'react';
import { ready } from '../../../primitives/actions/action-state.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { focusTitle } from '../../../primitives/navigation/focus-title.ts';
import { rejected, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { LogoOfShop } from '../brand/ShopLogo.tsx';
import { PortalEntrance } from '../sign-in/PortalEntrance.tsx';

const texts = defineTexts('StopBankDetailsScreen', {
  stopTheChangeOfPayout: 'Stop the change to payout details',
  theBankDetailsAndPaypal:
    'The bank details and the PayPal email from before the change will be restored. The vendor’s logins will be logged out, and the login that made the change will be blocked until its user chooses a new password. Payments will stay held until the shop releases them, or for 48 hours.',
  stopTheChange: 'Stop the change',
  stopping: 'Stopping…',
  ifTheChangeIsRight: 'If the change is correct, close this page: nothing has been stopped yet.',
  thisLinkIsNoLonger: 'This link is no longer valid.',
  itHasBeenUsedPayments:
    'It has already been used, or payments are no longer held. Contact the shop immediately if the payout details are not correct.',
  theChangeIsStopped: 'The change has been stopped.',
  theFormerPayoutDetails:
    '{vendor_name}’s previous payout details have been restored, and {shop_name} has been informed. Payments will be held until {held_until}, unless the shop releases them sooner.',
  ifYouAreTheVendor:
    'If you are the vendor, choose a new password now: someone else may know your current one. Also check that only you can read your email.',
  chooseANewPassword: 'Choose a new password',
});

export type StoppedChange = { shop_name: string; vendor_name: string; held_until: string };

/** `over`: the link was used, or the hold has ended. */
export type StopOutcome =
  { is: 'stopped'; change: StoppedChange } | { is: 'over' } | { is: 'refused'; problem: Problem };

type Props = {
  shop: LogoOfShop;
  /** IANA zone of the shop. */
  timeZone: string;
  onStop: () => Promise<StopOutcome>;
  hrefOfForgotPassword: string;
};

/**
 * Where the mail about a change of bank details or of a PayPal email leads. Opening it stops nothing, since mail scanners
 * open links too: the person presses.
 */
export function StopBankDetailsScreen({ shop, timeZone, onStop, hrefOfForgotPassword }: Props) {
  const [outcome, setOutcome] = useState<StopOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const stop = async () => {
    setIsBusy(true);
    const answer = await onStop().catch(rejected);
    setIsBusy(false);
    setOutcome(answer);
    if (answer.is !== 'refused') focusTitle();
  };
  const isOpen = outcome === null || outcome.is === 'refused';
  return (
    <PortalEntrance shop={shop} title={texts.stopTheChangeOfPayout}>
      {outcome?.is === 'refused' && <RefusalBanner problem={outcome.problem} />}
      {isOpen && (
        <Stack space="medium">
          <Text>{texts.theBankDetailsAndPaypal}</Text>
          <Button
            label={texts.stopTheChange}
            state={isBusy ? { is: 'busy', label: texts.stopping } : ready}
            tone="critical"
            width="full"
            onClick={() => void stop()}
          />
          <Text size="small" tone="muted">
            {texts.ifTheChangeIsRight}
          </Text>
        </Stack>
      )}
      {outcome?.is === 'over' && (
        <Banner tone="caution" title={texts.thisLinkIsNoLonger} announcement="polite">
          <Text size="small" tone="inherit">
            {texts.itHasBeenUsedPayments}
          </Text>
        </Banner>
      )}
      {outcome?.is === 'stopped' && (
        <Stack space="medium">
          <Banner tone="positive" title={texts.theChangeIsStopped} announcement="polite">
            <Text size="small" tone="inherit">
              {texts.theFormerPayoutDetails({
                vendor_name: isolated(outcome.change.vendor_name),
                shop_name: isolated(outcome.change.shop_name),
                held_until: formatDateTime(outcome.change.held_until, timeZone),
              })}
            </Text>
          </Banner>
          <Text>{texts.ifYouAreTheVendor}</Text>
          <ButtonLink
            href={hrefOfForgotPassword}
            label={texts.chooseANewPassword}
            tone="primary"
            width="full"
          />
        </Stack>
      )}
    </PortalEntrance>
  );
}
