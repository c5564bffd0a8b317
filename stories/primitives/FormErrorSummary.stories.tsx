import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormErrorSummary } from '@consignment/components/primitives/FormErrorSummary';

const meta = {
  title: 'Primitives/Forms/FormErrorSummary',
  component: FormErrorSummary,
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
