import { useState } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../../primitives/Banner.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { Form, FormActions } from '../../../primitives/Form.tsx';
import { unknownProblem, type Outcome } from '../../../primitives/outcome.ts';
import { Page } from '../../../primitives/Page.tsx';
import { SubmitButton } from '../../../primitives/SubmitButton.tsx';
import { TextArea } from '../../../primitives/TextArea.tsx';
import { TextField } from '../../../primitives/TextField.tsx';

/** By the names of the API; price and quantity in the vendor's own words, empty for none. */
export type Offer = { title: string; description: string; price: string; quantity: string };

type Props = {
  shop: { name: string };
  vendor: { account_email: string };
  onOffer: (offer: Offer) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** Offers goods to the shop, which answers by mail (spec accounts §2.3). */
export function PortalSellScreen({ shop, vendor, onOffer, onDirtyChange }: Props) {
  const [sent, setSent] = useState<string | null>(null);
  const send = async (typed: Offer): Promise<Outcome> => {
    setSent(null);
    const offer = {
      title: typed.title.trim(),
      description: typed.description.trim(),
      price: typed.price.trim(),
      quantity: typed.quantity.trim(),
    };
    const outcome = await onOffer(offer).catch((error: unknown): Outcome => {
      reportError(error);
      return { is: 'refused', problem: unknownProblem };
    });
    if (outcome.is === 'done') setSent(offer.title);
    return outcome;
  };
  return (
    <Page
      title="Sell Form"
      width="medium"
      description={`Tell ${shop.name} what you would like it to sell for you.`}
    >
      {sent !== null && (
        <Banner tone="positive" title={`${shop.name} has your offer: ${sent}.`} announcement="polite">
          <p>{`You get the answer at ${vendor.account_email}.`}</p>
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
          <TextField name="title" label="What you offer" autoComplete="off" />
          <TextArea
            name="description"
            label="Description"
            hint="What it is made of, how large it is, and where it can be seen."
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
