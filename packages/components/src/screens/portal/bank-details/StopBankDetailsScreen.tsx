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
    <PortalEntrance shop={shop} title="Stop the change of payout details">
      {outcome?.is === 'refused' && <RefusalBanner problem={outcome.problem} />}
      {isOpen && (
        <Stack space="medium">
          <Text>
            The bank details and the PayPal email from before the change come back. The vendor’s logins are
            logged out, and the login that made the change is closed until its person chooses a new password.
            Payments stay held until the shop releases them, or for 48 hours.
          </Text>
          <Button
            label="Stop the change"
            state={isBusy ? { is: 'busy', label: 'Stopping…' } : ready}
            tone="critical"
            width="full"
            onClick={() => void stop()}
          />
          <Text size="small" tone="muted">
            If the change is right, close this page: nothing has happened.
          </Text>
        </Stack>
      )}
      {outcome?.is === 'over' && (
        <Banner tone="caution" title="This link is no longer good." announcement="polite">
          <Text size="small" tone="inherit">
            It has been used, or payments are no longer held. Ask the shop at once if the payout details are
            not right.
          </Text>
        </Banner>
      )}
      {outcome?.is === 'stopped' && (
        <Stack space="medium">
          <Banner tone="positive" title="The change is stopped." announcement="polite">
            <Text size="small" tone="inherit">
              {`The former payout details of ${isolated(outcome.change.vendor_name)} are back, and ${isolated(outcome.change.shop_name)} knows of it. Payments are held until ${formatDateTime(outcome.change.held_until, timeZone)}, unless the shop releases them before.`}
            </Text>
          </Banner>
          <Text>
            If you are the vendor, choose a new password now: somebody may know the one you have. Also check
            that only you can read your email.
          </Text>
          <ButtonLink href={hrefOfForgotPassword} label="Choose a new password" tone="primary" width="full" />
        </Stack>
      )}
    </PortalEntrance>
  );
}
