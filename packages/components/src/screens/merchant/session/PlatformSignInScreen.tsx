import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';

const texts = defineTexts('PlatformSignInScreen', {
  title: 'Log in with Shopify',
  about: 'Shopify will confirm who you are and send you back. You don’t need a password for this app.',
  withPassword: 'Log in with a password',
  shopAddress: 'Shop address',
  shopAddressHint: 'Enter the address exactly as Shopify gave it to you.',
  continue: 'Continue with Shopify',
  opening: 'Opening Shopify…',
  shopMissing: 'Enter the address of your shop, such as my-shop.myshopify.com.',
});

const schema = z.object({
  shop: z.string().check(z.trim(), z.minLength(1, { error: () => texts.shopMissing })),
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
      title={texts.title}
      description={texts.about}
      ways={<Link href={hrefOfLogin} label={texts.withPassword} />}
    >
      <Form
        label={texts.title}
        schema={schema}
        defaultValues={{ shop }}
        onSubmit={(values) => onContinue(values.shop)}
      >
        <TextField
          name="shop"
          label={texts.shopAddress}
          hint={texts.shopAddressHint}
          placeholder="my-shop.myshopify.com"
          autoComplete="off"
        />
        <SubmitButton label={texts.continue} busyLabel={texts.opening} width="full" />
      </Form>
    </SignInPage>
  );
}
