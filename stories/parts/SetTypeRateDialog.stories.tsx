import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SetTypeRateDialog } from '@consignment/components/parts/SetTypeRateDialog';
import type { Outcome } from '../../packages/components/src/primitives/outcome.ts';

const meta = {
  title: 'Parts/Money/SetTypeRateDialog',
  component: SetTypeRateDialog,
  args: {
    productType: 'Lighting',
    current: { rate: '35', isPercentage: true },
    currency: 'GBP',
    onSave: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onClose: fn(),
  },
} satisfies Meta<typeof SetTypeRateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const rate = /^Commission rate/;

/** A figure alone stays what the rate was before: a percentage here. */
export const Percentage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(rate);
    await expect(field).toHaveValue('35%');
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await expect(canvas.getByText('The vendor earns 40% of what is sold of this type.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ rate: '40', isPercentage: true });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The sign of the currency makes it an amount. */
export const Amount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(rate);
    await userEvent.clear(field);
    await userEvent.type(field, '£7.25');
    await expect(canvas.getByText('The vendor earns £7.25 for each unit sold of this type.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ rate: '7.25', isPercentage: false });
  },
};

/** Emptied, the usual rate applies again. */
export const Default: Story = {};

/** Saved without a figure, the rate of the vendor holds again. */
export const Cleared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(await canvas.findByLabelText(rate));
    await expect(canvas.getByText(/^Default: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ rate: null, isPercentage: true });
  },
};

/** An input that cannot be read is refused at the field, and nothing is saved. */
export const NotARate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(rate);
    await userEvent.clear(field);
    await userEvent.type(field, '120');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/A percentage cannot be more than 100\./));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** It stays open with what was typed, and the reason at its field. */
export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'This amount is too large.',
          errors: [{ detail: 'This amount is too large.', pointer: '/commission_rate' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(rate)).toHaveAccessibleDescription(/This amount is too large\./),
    );
    await expect(canvas.getByLabelText(rate)).toHaveValue('35%');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = { args: { productType: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
