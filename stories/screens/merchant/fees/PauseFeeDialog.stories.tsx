import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PauseFeeDialog } from '@consignment/components/screens/merchant/fees/PauseFeeDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aFee } from '../../../fixtures/fees.ts';
import { done, refused } from '../../../primitives/answers.ts';

const fee = aFee();

const meta = {
  title: 'Screens/Merchant/Fees/PauseFeeDialog',
  component: PauseFeeDialog,
  tags: ['new'],
  args: {
    fee,
    today: '2027-02-10',
    currency: 'GBP',
    onSave: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof PauseFeeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reviewed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/^Reason/), 'Agreed');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(
      await canvas.findByText(/From Feb 10, 2027, vendors are no longer charged “Shelf rent”/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      fee,
      name: 'Shelf rent',
      from_day: '2027-02-10',
      terms: null,
      reason: 'Agreed',
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const DayPast: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(await canvas.findByLabelText('Paused from'));
    await userEvent.type(canvas.getByLabelText('Paused from'), '2027-02-09');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Paused from')).toHaveAccessibleDescription(
        /Choose today or a later day\./,
      ),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('That did not work. Please try again.'))[0]).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
