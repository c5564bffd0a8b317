import { isolated } from '@consignment/domain/text/direction';
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
    <Page
      title="Sell Form"
      width="medium"
      description={`Write to ${isolated(shop.name)} about the goods that it could sell for you.`}
    >
      {sent !== null && (
        <Banner {...answers[sent.mail](isolated(shop.name), isolated(sent.title))} announcement="polite">
          <p>{sent.mail === 'kept' ? notSending : `The answer will come to ${vendor.account_email}.`}</p>
        </Banner>
      )}
      <Card>
        <Form
          label="Sell Form"
          schema={schema}
          defaultValues={nothing}
          onSubmit={send}
          afterSave={() => nothing}
          onDirtyChange={onDirtyChange}
        >
          <TextField name="title" label="Your offer" autoComplete="off" />
          <TextArea
            name="description"
            label="Description"
            hint="Its material, its size, and where it can be seen."
          />
          <TextField name="price" label="Price" hint="In your own words, such as £24 each." isOptional />
          <TextField
            name="quantity"
            label="Quantity"
            hint="In your own words, such as 12 a month."
            isOptional
          />
          <FormActions>
            <SubmitButton label="Send Offer" busyLabel="Sending…" />
          </FormActions>
        </Form>
      </Card>
    </Page>
  );
}

const notSending = 'This portal cannot send mail at the moment. Please contact the shop another way.';

/** Says of the mail no more than is known of it. */
const answers = {
  sent: (shop: string, title: string) => ({
    tone: 'positive' as const,
    title: `Your offer has been sent to ${shop}: ${title}.`,
  }),
  queued: (shop: string, title: string) => ({
    tone: 'caution' as const,
    title: `Your offer is not sent yet. It goes to ${shop} as soon as possible: ${title}.`,
  }),
  kept: (shop: string, title: string) => ({
    tone: 'caution' as const,
    title: `Your offer has not been sent to ${shop}: ${title}.`,
  }),
} satisfies Record<OfferMail, unknown>;

const nothing: Offer = { title: '', description: '', price: '', quantity: '' };

const filled = (error: string, longest: number) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', { error }),
    z.maxLength(longest, tooLong(longest)),
  );

const schema = z.object({
  title: filled('Enter what you offer.', 255),
  description: filled('Describe what you offer.', 4000),
  price: z.string().check(z.maxLength(100, tooLong(100))),
  quantity: z.string().check(z.maxLength(100, tooLong(100))),
});

function tooLong(longest: number) {
  return { error: `Use at most ${longest.toLocaleString('en-US')} characters.` };
}
