import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Page } from '../../primitives/layout/Page.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { FactorRuleCard, type RuleActions } from './FactorRuleCard.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { PasskeysCard } from './PasskeysCard.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import type { FactorActions, PasskeyTrouble, ShownSecurity, ShownSession } from './security.ts';
import { SessionsCard } from './SessionsCard.tsx';

const texts = defineTexts('SecurityPage', {
  security: 'Security',
  yourSecondFactorIsAsked: 'You’ll be asked for your second factor when you log in and before money moves.',
  yourShopAsksForSecond: 'Your shop requires a second factor. Add a passkey or an app to continue.',
  yourSecondFactorIsSet: 'Your second factor is set up.',
  continue: 'Continue',
});

type Props = FactorActions & {
  security: ShownSecurity;
  /** Whose pages can ask for passkeys; null where the server can have none. */
  passkeyHost: string | null;
  passkeyTrouble: PasskeyTrouble;
  sessions: Loadable<readonly ShownSession[]>;
  /** IANA zone, for the times. */
  timeZone: string;
  onEndSession: (id: string) => Promise<Outcome>;
  onEndOtherSessions: () => Promise<Outcome>;
  /** The shop's own rule, for those who set it; null for the others. */
  shopRule: RuleActions | null;
  /** Where a person goes on who had to set up a factor first; null on a visit like any other. */
  hrefOfNext: string | null;
};

/** One's own second factors and sessions. A password is changed in the settings. */
export function SecurityPage(props: Props) {
  const { security, timeZone, hrefOfNext, shopRule } = props;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasFactor = security.passkeys.length > 0 || security.authenticator !== null;
  return (
    <Page title={texts.security} description={texts.yourSecondFactorIsAsked} width="medium">
      <Stack space="large">
        {security.is_required && !hasFactor && <Banner tone="caution" title={texts.yourShopAsksForSecond} />}
        {hrefOfNext !== null && hasFactor && (
          <Banner
            tone="positive"
            title={texts.yourSecondFactorIsSet}
            action={<ButtonLink href={hrefOfNext} label={texts.continue} tone="primary" />}
          />
        )}
        <PasskeysCard
          passkeys={security.passkeys}
          host={props.passkeyHost}
          trouble={props.passkeyTrouble}
          timeZone={timeZone}
          onAddPasskey={props.onAddPasskey}
          onRenamePasskey={props.onRenamePasskey}
          onRemovePasskey={props.onRemovePasskey}
          onCodes={setCodes}
        />
        <AuthenticatorCard
          authenticator={security.authenticator}
          timeZone={timeZone}
          onBeginAuthenticator={props.onBeginAuthenticator}
          onConfirmAuthenticator={props.onConfirmAuthenticator}
          onRemoveAuthenticator={props.onRemoveAuthenticator}
          onCodes={setCodes}
        />
        {hasFactor && (
          <RecoveryCodesCard
            codes={security.recovery_codes}
            timeZone={timeZone}
            onMakeCodes={props.onMakeCodes}
            onCodes={setCodes}
          />
        )}
        <SessionsCard
          sessions={props.sessions}
          timeZone={timeZone}
          onEnd={props.onEndSession}
          onEndOthers={props.onEndOtherSessions}
        />
        {shopRule !== null && <FactorRuleCard key={security.rule} rule={security.rule} {...shopRule} />}
      </Stack>
      {codes !== null && (
        <RecoveryCodesDialog
          codes={codes}
          onCopy={props.onCopy}
          onDownload={props.onDownload}
          onClose={() => setCodes(null)}
        />
      )}
    </Page>
  );
}
