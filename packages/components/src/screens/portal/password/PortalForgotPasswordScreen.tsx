import { useState } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../../primitives/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink.tsx';
import { Form } from '../../../primitives/Form.tsx';
import { Link } from '../../../primitives/Link.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { SubmitButton } from '../../../primitives/SubmitButton.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { TextField } from '../../../primitives/TextField.tsx';
import type { LogoOfShop } from '../brand/ShopLogo.tsx';
import { closedText } from '../notice/PortalNotice.tsx';
import { focusEntrance, PortalEntrance } from '../sign-in/PortalEntrance.tsx';

const schema = z.object({
  email: z.string().check(z.trim(), z.email({ error: 'Invalid email.' })),
});

type Props = {
  shop: LogoOfShop & { vendor_portal_disabled: boolean };
  onRequest: (email: string) => Promise<Outcome>;
  hrefOfLogin: string;
};

/** Asks for the mail with the link to a new password (spec accounts §2.4, §8). */
export function PortalForgotPasswordScreen({ shop, onRequest, hrefOfLogin }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = async (email: string): Promise<Outcome> => {
    const outcome = await onRequest(email);
    if (outcome.is === 'refused') return outcome;
    setSentTo(email);
    focusEntrance();
    return outcome;
  };
  if (shop.vendor_portal_disabled) {
    return (
      <PortalEntrance shop={shop} title="Forgot your password">
        <Banner tone="info" title={closedText(shop.name)} />
      </PortalEntrance>
    );
  }
  if (sentTo !== null) {
    return (
      <PortalEntrance shop={shop} title="Forgot your password">
        <Banner tone="positive" title="Password reset email has been sent." announcement="polite">
          <Text size="small" tone="inherit">
            It is on its way to {sentTo}. Its link works once, within one hour.
          </Text>
        </Banner>
        <ButtonLink href={hrefOfLogin} label="Login" width="full" />
      </PortalEntrance>
    );
  }
  return (
    <PortalEntrance
      shop={shop}
      title="Forgot your password"
      description="Enter the email address of your login. We will send you a link to choose a new password."
      ways={<Link href={hrefOfLogin} label="Login" />}
    >
      <Form
        label="Request Password Reset"
        schema={schema}
        defaultValues={{ email: '' }}
        onSubmit={({ email }) => request(email)}
      >
        <TextField name="email" type="email" label="Email" autoComplete="username" />
        <SubmitButton label="Request Password Reset" busyLabel="Sending…" width="full" />
      </Form>
    </PortalEntrance>
  );
}
