import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { failedAt, type PasswordChange } from '../../../parts/signing-in/password-change.ts';
import { PasswordPanel } from '../../../parts/signing-in/PasswordPanel.tsx';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { loginEmail, type PaypalEmailChange } from './account-settings.ts';
import { PasswordByMail } from './PasswordByMail.tsx';
import { PaypalEmailPanel } from './PaypalEmailPanel.tsx';

const texts = defineTexts('PortalSettingsScreen', {
  accountSettings: 'Account Settings',
  loginEmailTitle: 'Login Email',
  loginEmailSaved: 'Login email updated successfully.',
  loginEmailFailed: 'Something went wrong updating the login email.',
  loginEmail: 'Login email',
  emailHint:
    'You log in with this email address, and your emails are sent there. If you change it, you’ll stay logged in here but be logged out everywhere else.',
  paypalEmail: 'PayPal email',
  password: 'Password',
  yourTeam: 'Your team',
  team: 'The people who log in for your vendors. Each person has their own login.',
  viewYourTeam: 'View your team',
  terms: 'Terms',
  termsConditions: 'Terms & Conditions',
});

export type { PasswordChange };

type Props = {
  shop: { name: string };
  vendor: { name: string; account_email: string; paypal_email: string };
  /** Whether this shop pays by PayPal email, and lets its vendors set it (spec accounts §6). */
  hasPaypalEmail: boolean;
  /** Why this login may not change payout details now; null where it may, or where it is not known. */
  payoutDetailsRefused: { code: 'password_by_mail_first' | 'bank_details_stopped'; detail: string } | null;
  /** The card of the bank details, which loads and saves on its own; null for none. */
  bankDetails: ReactNode;
  /** Where the shop's terms are read; null where it has none. */
  hrefOfTerms: string | null;
  hrefOfTeam: string;
  onChangeEmail: (email: string) => Promise<Outcome>;
  /** Mails the login a link to choose a password. */
  onMailPasswordLink: () => Promise<Outcome>;
  onChangePaypalEmail: (change: PaypalEmailChange) => Promise<Outcome>;
  onChangePassword: (change: PasswordChange) => Promise<Outcome>;
  /** Called for each part of the page, by its name, when it starts or ceases to hold unsaved values. */
  onUnsaved: (place: string, isUnsaved: boolean) => void;
};

/** A vendor's own settings: where it logs in, where it is paid, its password (spec accounts §2.4). */
export function PortalSettingsScreen(all: Props) {
  const {
    shop,
    vendor,
    hasPaypalEmail,
    payoutDetailsRefused,
    bankDetails,
    hrefOfTerms,
    hrefOfTeam,
    ...props
  } = all;
  return (
    <Page title={texts.accountSettings} width="medium">
      {payoutDetailsRefused?.code === 'password_by_mail_first' && (
        <PasswordByMail shop={shop} email={vendor.account_email} onMailLink={props.onMailPasswordLink} />
      )}
      <SettingsPanel
        title={texts.loginEmailTitle}
        schema={loginEmail}
        defaultValues={{ email: vendor.account_email }}
        toValues={({ email }) => ({ email: email.trim() })}
        savedText={texts.loginEmailSaved}
        undoOf={null}
        onSave={async ({ email = vendor.account_email }) =>
          failedAt('/email', texts.loginEmailFailed, await props.onChangeEmail(email))
        }
        onDirtyChange={(isDirty) => props.onUnsaved(texts.loginEmail, isDirty)}
      >
        <TextField
          name="email"
          type="email"
          label={texts.loginEmail}
          hint={texts.emailHint}
          autoComplete="email"
        />
      </SettingsPanel>
      {hasPaypalEmail && (
        <PaypalEmailPanel
          shop={shop}
          vendor={vendor}
          refused={payoutDetailsRefused?.detail ?? null}
          onChangePaypalEmail={props.onChangePaypalEmail}
          onDirtyChange={(isDirty) => props.onUnsaved(texts.paypalEmail, isDirty)}
        />
      )}
      {bankDetails}
      <PasswordPanel
        onChangePassword={props.onChangePassword}
        onDirtyChange={(isDirty) => props.onUnsaved(texts.password, isDirty)}
      />
      <Card title={texts.yourTeam}>
        <Stack space="small">
          <Text>{texts.team}</Text>
          <Text>
            <Link href={hrefOfTeam} label={texts.viewYourTeam} />
          </Text>
        </Stack>
      </Card>
      {hrefOfTerms !== null && (
        <Card title={texts.terms}>
          <Link href={hrefOfTerms} label={texts.termsConditions} isExternal />
        </Card>
      )}
    </Page>
  );
}
