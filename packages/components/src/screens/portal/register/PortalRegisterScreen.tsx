import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { passwordWords } from '../../../parts/signing-in/new-password.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { focusTitle } from '../../../primitives/navigation/focus-title.ts';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome, Problem } from '../../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import type { LogoOfShop } from '../brand/ShopLogo.tsx';
import { noticeTexts } from '../notice/PortalNotice.tsx';
import { PortalEntrance } from '../sign-in/PortalEntrance.tsx';
import { needsPaypalEmail, registrationOf, toRegistration, type Registration } from './registration.ts';

const texts = defineTexts('PortalRegisterScreen', {
  register: 'Register',
  login: 'Login',
  doYouHaveAnAccount: 'Already have an account?',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  donateLabel: 'Donate my share of the sales',
  paypalEmail: 'PayPal Email',
  termsConditions: 'Terms & conditions',
  termsLabel: 'I have read and accept the terms & conditions',
  registering: 'Registering…',
});

export type { Registration };

/** With what the shop says to a new account. */
export type RegisterOutcome = { is: 'done'; message: string } | { is: 'refused'; problem: Problem };

type Props = {
  shop: LogoOfShop & {
    vendor_portal_disabled: boolean;
    /** Address of the terms; empty where there are none. */
    vendor_portal_terms: string;
    switches: { showRegisterDonate: boolean; showRegisterPaypalEmail: boolean };
  };
  /** From an invitation; empty without one. */
  invited: { name: string; email: string };
  onRegister: (registration: Registration) => Promise<RegisterOutcome>;
  hrefOfLogin: string;
};

/** A new account, which the shop then has to approve (spec accounts §2.4, §5). */
export function PortalRegisterScreen({ shop, invited, onRegister, hrefOfLogin }: Props) {
  const [message, setMessage] = useState<string | null>(null);
  const register = async (registration: Registration): Promise<Outcome> => {
    const outcome = await onRegister(registration);
    if (outcome.is === 'refused') return outcome;
    setMessage(outcome.message);
    focusTitle();
    return { is: 'done' };
  };
  if (shop.vendor_portal_disabled) {
    return (
      <PortalEntrance shop={shop} title={texts.register}>
        <Banner tone="info" title={noticeTexts.closed({ shopName: shop.name })} />
      </PortalEntrance>
    );
  }
  if (message !== null) {
    return (
      <PortalEntrance shop={shop} title={texts.register}>
        <Banner tone="positive" title={message} announcement="polite" />
        <ButtonLink href={hrefOfLogin} label={texts.login} width="full" />
      </PortalEntrance>
    );
  }
  return (
    <PortalEntrance
      shop={shop}
      title={texts.register}
      ways={
        <>
          <Text size="small" tone="muted">
            {texts.doYouHaveAnAccount}
          </Text>
          <Link href={hrefOfLogin} label={texts.login} />
        </>
      }
    >
      <RegisterForm shop={shop} invited={invited} onRegister={register} />
    </PortalEntrance>
  );
}

type FormProps = Pick<Props, 'shop' | 'invited'> & {
  onRegister: (registration: Registration) => Promise<Outcome>;
};

function RegisterForm({ shop, invited, onRegister }: FormProps) {
  const { vendor_portal_terms: terms, switches } = shop;
  const [hasReadTerms, setHasReadTerms] = useState(false);
  const [donates, setDonates] = useState(false);
  const asked = {
    asksDonate: switches.showRegisterDonate,
    asksPaypalEmail: switches.showRegisterPaypalEmail,
  };
  const hasTerms = terms !== '';
  return (
    <Form
      label={texts.register}
      schema={registrationOf({ ...asked, hasTerms, hasReadTerms })}
      defaultValues={{
        ...invited,
        password1: '',
        password2: '',
        paypal_email: '',
        donate: false,
        terms: false,
      }}
      onSubmit={(draft) => onRegister(toRegistration(draft, asked))}
    >
      <TextField name="name" label={texts.name} autoComplete="name" />
      <TextField name="email" type="email" label={texts.email} autoComplete="username" />
      <PasswordField name="password1" label={texts.password} purpose="new" hint={passwordWords.hint} />
      <PasswordField name="password2" label={texts.confirmPassword} purpose="new" />
      {asked.asksDonate && <Checkbox name="donate" label={texts.donateLabel} onChange={setDonates} />}
      {needsPaypalEmail(asked, donates) && (
        <TextField name="paypal_email" type="email" label={texts.paypalEmail} autoComplete="email" />
      )}
      {hasTerms && (
        <Stack space="xsmall">
          <Link
            href={terms}
            label={texts.termsConditions}
            isExternal
            onFollow={() => setHasReadTerms(true)}
          />
          <Checkbox name="terms" label={texts.termsLabel} isRequired />
        </Stack>
      )}
      <SubmitButton label={texts.register} busyLabel={texts.registering} width="full" />
    </Form>
  );
}
