import { useState } from 'react';
import { passwordHint } from '../../../parts/signing-in/new-password.ts';
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
import { closedText } from '../notice/PortalNotice.tsx';
import { PortalEntrance } from '../sign-in/PortalEntrance.tsx';
import { needsPaypalEmail, registrationOf, toRegistration, type Registration } from './registration.ts';

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

/** An account of one's own, which the shop has then to approve (spec accounts §2.4, §5). */
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
      <PortalEntrance shop={shop} title="Register">
        <Banner tone="info" title={closedText(shop.name)} />
      </PortalEntrance>
    );
  }
  if (message !== null) {
    return (
      <PortalEntrance shop={shop} title="Register">
        <Banner tone="positive" title={message} announcement="polite" />
        <ButtonLink href={hrefOfLogin} label="Login" width="full" />
      </PortalEntrance>
    );
  }
  return (
    <PortalEntrance
      shop={shop}
      title="Register"
      ways={
        <>
          <Text size="small" tone="muted">
            Do you have an account already?
          </Text>
          <Link href={hrefOfLogin} label="Login" />
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
      label="Register"
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
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" type="email" label="Email" autoComplete="username" />
      <PasswordField name="password1" label="Password" purpose="new" hint={passwordHint} />
      <PasswordField name="password2" label="Confirm Password" purpose="new" />
      {asked.asksDonate && (
        <Checkbox name="donate" label="Donate my share of the sales" onChange={setDonates} />
      )}
      {needsPaypalEmail(asked, donates) && (
        <TextField name="paypal_email" type="email" label="PayPal Email" autoComplete="email" />
      )}
      {hasTerms && (
        <Stack space="xsmall">
          <Link href={terms} label="Terms & conditions" isExternal onFollow={() => setHasReadTerms(true)} />
          <Checkbox name="terms" label="I have read and accept the terms & conditions" isRequired />
        </Stack>
      )}
      <SubmitButton label="Register" busyLabel="Registering…" width="full" />
    </Form>
  );
}
