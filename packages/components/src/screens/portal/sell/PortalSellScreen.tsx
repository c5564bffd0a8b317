import { isolated } from '@consignment/domain/text/direction';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { FormActions } from '../../../primitives/forms/FormActions.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { TextArea } from '../../../primitives/fields/TextArea.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';

const texts = defineTexts('PortalSellScreen', {
  sellForm: 'Sell Form',
  write: 'Write to {name} about the goods it could sell for you.',
  answerComes: 'The reply will be sent to {email}.',
  yourOffer: 'Your offer',
  description: 'Description',
  descriptionHint: 'Include the material, the size and where the goods can be seen.',
  price: 'Price',
  priceHint: 'In your own words, such as £24 each.',
  quantity: 'Quantity',
  quantityHint: 'In your own words, such as 12 a month.',
  sendOffer: 'Send Offer',
  sending: 'Sending…',
  noMail: 'This portal can’t send emails at the moment. Please contact the shop another way.',
  sent: 'Your offer has been sent to {shop}: {title}.',
  queued: 'Your offer hasn’t been sent yet. It will be sent to {shop} as soon as possible: {title}.',
  kept: 'Your offer has not been sent to {shop}: {title}.',
  noTitle: 'Enter what you’re offering.',
  noDescription: 'Describe what you’re offering.',
  tooLong: 'Use at most {n} characters.',
});

/** By the names of the API; price and quantity in the vendor's own words, empty for none. */
export type Offer = { title: string; description: string; price: string; quantity: string };

/** The state of the mail to the shop: `kept` where the installation sends none. */
type OfferMail = 'sent' | 'queued' | 'kept';
export type OfferOutcome = { is: 'done'; mail: OfferMail } | { is: 'refused'; problem: Problem };

type Props = {
  shop: { name: string };
  vendor: { account_email: string };
  onOffer: (offer: Offer) => Promise<OfferOutcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** Offers goods to the shop, which answers by mail (spec accounts §2.3). */
export function PortalSellScreen({ shop, vendor, onOffer, onDirtyChange }: Props) {
  const [sent, setSent] = useState<{ title: string; mail: OfferMail } | null>(null);
  const send = async (typed: Offer): Promise<Outcome> => {
    setSent(null);
    const offer = {
      title: typed.title.trim(),
      description: typed.description.trim(),
      price: typed.price.trim(),
      quantity: typed.quantity.trim(),
    };
    const outcome = await onOffer(offer).catch(rejected);
    if (outcome.is === 'refused') return outcome;
    setSent({ title: offer.title, mail: outcome.mail });
    return { is: 'done' };
  };
  return (
    <Page title={texts.sellForm} width="medium" description={texts.write({ name: isolated(shop.name) })}>
      {sent !== null && (
        <Banner {...answers[sent.mail](isolated(shop.name), isolated(sent.title))} announcement="polite">
          <p>{sent.mail === 'kept' ? texts.noMail : texts.answerComes({ email: vendor.account_email })}</p>
        </Banner>
      )}
      <Card>
        <Form
          label={texts.sellForm}
          schema={schema}
          defaultValues={nothing}
          onSubmit={send}
          afterSave={() => nothing}
          onDirtyChange={onDirtyChange}
        >
          <TextField name="title" label={texts.yourOffer} autoComplete="off" />
          <TextArea name="description" label={texts.description} hint={texts.descriptionHint} />
          <TextField name="price" label={texts.price} hint={texts.priceHint} isOptional />
          <TextField name="quantity" label={texts.quantity} hint={texts.quantityHint} isOptional />
          <FormActions>
            <SubmitButton label={texts.sendOffer} busyLabel={texts.sending} />
          </FormActions>
        </Form>
      </Card>
    </Page>
  );
}

/** Says only what is known of the mail. */
const answers = {
  sent: (shop: string, title: string) => ({
    tone: 'positive' as const,
    title: texts.sent({ shop, title }),
  }),
  queued: (shop: string, title: string) => ({
    tone: 'caution' as const,
    title: texts.queued({ shop, title }),
  }),
  kept: (shop: string, title: string) => ({
    tone: 'caution' as const,
    title: texts.kept({ shop, title }),
  }),
} satisfies Record<OfferMail, unknown>;

const nothing: Offer = { title: '', description: '', price: '', quantity: '' };

const filled = (error: () => string, longest: number) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', { error }),
    z.maxLength(longest, tooLong(longest)),
  );

const schema = z.object({
  title: filled(() => texts.noTitle, 255),
  description: filled(() => texts.noDescription, 4000),
  price: z.string().check(z.maxLength(100, tooLong(100))),
  quantity: z.string().check(z.maxLength(100, tooLong(100))),
});

function tooLong(longest: number) {
  return { error: () => texts.tooLong({ n: formatCount(longest) }) };
}
