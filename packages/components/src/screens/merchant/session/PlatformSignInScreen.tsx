import * as z from 'zod/mini';
import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';

const schema = z.object({
  shop: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter the address of your shop, such as my-shop.myshopify.com.' }),
    ),
});

type Props = {
  /** The shop that was logged in here last; empty where none is known. */
  shop: string;
  /** Leads to the shop's platform, which leads back. */
  onContinue: (shop: string) => Promise<Outcome>;
  hrefOfLogin: string;
};

/** Where the owner of a shop that came from Shopify logs in by its word. An email and a password need a SignInScreen. */
export function PlatformSignInScreen({ shop, onContinue, hrefOfLogin }: Props) {
  return (
    <SignInPage
      brand={<Wordmark />}
      title="Log in with Shopify"
      description="Shopify says who you are and leads you back. You need no password here."
      ways={<Link href={hrefOfLogin} label="Log in with a password" />}
    >
      <Form
        label="Log in with Shopify"
        schema={schema}
        defaultValues={{ shop }}
        onSubmit={(values) => onContinue(values.shop)}
      >
        <TextField
          name="shop"
          label="Shop address"
          hint="As Shopify gave it to you."
          placeholder="my-shop.myshopify.com"
          autoComplete="off"
        />
        <SubmitButton label="Continue with Shopify" busyLabel="Opening Shopify…" width="full" />
      </Form>
    </SignInPage>
  );
}
