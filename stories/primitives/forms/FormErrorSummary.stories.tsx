import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormErrorSummary } from '@consignment/components/primitives/forms/FormErrorSummary';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/FormErrorSummary',
  component: FormErrorSummary,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'A Form shows it when its sending was stopped: all errors, at the top, with a way to each field.',
      avoid:
        'Never for one field’s own error, which is at that field, nor for a refusal without a form: that is a RefusalBanner.',
      right: {
        draw: () => (
          <FormErrorSummary
            title="Please check two fields."
            errors={[
              { message: 'Enter an email address.', fieldId: 'guide-email' },
              { message: 'Enter an amount such as 12.50.', fieldId: 'guide-amount' },
            ]}
          />
        ),
        why: 'Each line says how to put it right and leads to its field.',
      },
      wrong: {
        draw: () => (
          <FormErrorSummary
            title="Validation failed"
            errors={[{ message: 'Invalid input' }, { message: 'Invalid input' }]}
          />
        ),
        why: '“Invalid” names no field and no remedy, and it blames the person.',
      },
      keyboard: [
        ['Tab', 'Moves through the links; the summary itself has focus when it appears.'],
        ['Enter', 'Goes to the field.'],
      ],
      reader:
        'As it takes focus: “Please check two fields., group. List, 2 items. Enter an email address., link.”',
    } satisfies Guide,
  },

  args: { errors: [{ message: 'Please give the payout a name.' }] },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneError: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  },
};

/** Five empty fields are one thing to say. */
export const SameForSeveral: Story = {
  args: {
    errors: ['name', 'email', 'password'].map((fieldId) => ({
      message: 'Please fill out all fields.',
      fieldId,
    })),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Please fill out all fields.' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#name']);
  },
};

export const ManyErrors: Story = {
  args: {
    errors: [
      { message: 'The shop is closed for new vendors.' },
      { message: 'Enter an email address.', fieldId: 'email' },
      { message: 'Use at least 8 characters.', fieldId: 'password' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
