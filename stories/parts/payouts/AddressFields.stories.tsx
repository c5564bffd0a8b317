import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { AddressFields } from '@consignment/components/parts/payouts/AddressFields';
import { TextArea } from '@consignment/components/primitives/fields/TextArea';
import { Form } from '@consignment/components/primitives/forms/Form';
import { FormActions } from '@consignment/components/primitives/forms/FormActions';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import { addressShape, emptyAddress } from '../../../packages/components/src/parts/payouts/address.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../../primitives/answers.ts';

const onSave = fn();

const meta = {
  title: 'Parts/Payouts/AddressFields',
  component: AddressFields,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Within the form of a bank account with an IBAN: the address of its holder, which some banks ask for.',
      avoid: 'An account in the United States or with a sort code needs no address.',
      right: {
        draw: () => <AddressFields />,
        why: 'Each part has its own field, as in a SEPA file.',
      },
      wrong: {
        draw: () => <TextArea name="guide-address" label="Address" />,
        why: 'A bank refuses an address in which it cannot find the postcode.',
      },
      keyboard: [['Tab', 'Goes through the five fields from the street to the country.']],
      reader: '“Street, optional, edit text.” The country adds “The two-character country code, such as CH.”',
    } satisfies Guide,
  },
  render: () => (
    <Form
      label="Address of the holder"
      schema={z.object(addressShape)}
      defaultValues={emptyAddress}
      onSubmit={(address) => {
        onSave(address);
        return Promise.resolve(done);
      }}
    >
      <AddressFields />
      <FormActions>
        <SubmitButton label="Save" busyLabel="Saving…" />
      </FormActions>
    </Form>
  ),
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('textbox')).toHaveLength(5),
};

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Street/), 'Bahnhofstrasse');
    await userEvent.type(canvas.getByLabelText(/^Town/), 'Zürich');
    await userEvent.type(canvas.getByLabelText(/^Country/), 'CH');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({
      ...emptyAddress,
      street: 'Bahnhofstrasse',
      town: 'Zürich',
      country: 'CH',
    });
  },
};
