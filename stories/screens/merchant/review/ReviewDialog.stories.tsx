import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReviewDialog } from '@consignment/components/screens/merchant/review/ReviewDialog';

const meta = {
  title: 'Screens/Merchant/Review/ReviewDialog',
  component: ReviewDialog,
  args: { hrefOfReview: '#reviews', onAnswer: fn() },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link leads to the store in its own tab. */
export const Asked: Story = {
  play: async () => {
    const link = await screen.findByRole('link', { name: /Write a Review/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '#reviews');
  },
};

export const Later: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'maybe later' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('later');
  },
};

/** Closed without an answer. */
export const Closed: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledWith('closed');
  },
};
