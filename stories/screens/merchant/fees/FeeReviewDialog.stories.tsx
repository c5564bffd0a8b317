import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeeReviewDialog } from '@consignment/components/screens/merchant/fees/FeeReviewDialog';

const meta = {
  title: 'Screens/Merchant/Fees/FeeReviewDialog',
  component: FeeReviewDialog,
  tags: ['new'],
  args: {
    review: {
      sentences: [
        'From Jan 1, 2027, all vendors pay £25.00 on the 1st of each month.',
        'Vendors who may pay more will get an email.',
      ],
      changes: [],
    },
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof FeeReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Changes: Story = {
  args: {
    review: {
      ...meta.args.review,
      changes: [{ term: 'Name', before: 'Rent', after: 'Shelf rent' }],
    },
  },
};

/** It is sent once, however often the button is pressed. */
export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Saving…' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
