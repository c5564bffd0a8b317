import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { BranchField } from '@consignment/components/parts/payouts/BranchField';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import { Form } from '@consignment/components/primitives/forms/Form';
import { FormActions } from '@consignment/components/primitives/forms/FormActions';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../../primitives/answers.ts';

const onSave = fn();

const meta = {
  title: 'Parts/Payouts/BranchField',
  component: BranchField,
  tags: ['new'],
  args: { country: 'AU' },
  parameters: {
    guide: {
      use: 'Within the form of a bank account without an IBAN: the branch, by the name that the country has for it.',
      avoid: 'An IBAN contains the branch, and a US account has a routing number.',
      right: {
        draw: () => <BranchField country="CA" />,
        why: 'The person finds the same words on a cheque or in the bank’s app.',
      },
      wrong: {
        draw: () => <TextField name="guide-branch" label="Bank code" />,
        why: 'A bank in Canada has two numbers, and it is not clear which of them to enter.',
      },
      keyboard: [['Tab', 'Goes to the field.']],
      reader: '“BSB, edit text. Six digits, such as 062-000.”',
    } satisfies Guide,
  },
  render: (args) => (
    <Form
      label="Account"
      schema={z.object({ branch: z.string() })}
      defaultValues={{ branch: '' }}
      onSubmit={(account) => {
        onSave(account);
        return Promise.resolve(done);
      }}
    >
      <BranchField {...args} />
      <FormActions>
        <SubmitButton label="Save" busyLabel="Saving…" />
      </FormActions>
    </Form>
  ),
} satisfies Meta<typeof BranchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Australia: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('BSB'), '062-000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({ branch: '062-000' });
  },
};

export const Canada: Story = {
  args: { country: 'CA' },
  play: ({ canvas }) => expect(canvas.getByLabelText('Institution and transit number')).toBeVisible(),
};

export const UnitedKingdom: Story = {
  args: { country: 'GB' },
  play: ({ canvas }) => expect(canvas.getByLabelText('Sort code')).toBeVisible(),
};

/** Some countries have no such code. The field then takes any text and may stay empty. */
export const AnotherCountry: Story = {
  args: { country: 'NZ' },
  play: ({ canvas }) => expect(canvas.getByLabelText(/^Branch or bank code/)).toBeVisible(),
};
