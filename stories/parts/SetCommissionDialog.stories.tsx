import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SetCommissionDialog } from '@consignment/components/parts/SetCommissionDialog';
import type { Outcome } from '../../packages/components/src/primitives/outcome.ts';

const done: Outcome = { is: 'done' };

const meta = {
  title: 'Parts/SetCommissionDialog',
  component: SetCommissionDialog,
  args: {
    what: 'Oak table, order #1001',
    current: '',
    currency: 'GBP',
    onSave: fn((): Promise<Outcome> => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof SetCommissionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOfField = /Amount or percentage/;

export const NoOverride: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No override: the usual rate applies.')).toBeVisible();
  },
};

/** Without a % sign it is an amount, with or without the sign of its currency; another currency is not guessed at. */
export const AsAnAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '€12.5');
    await expect(canvas.queryByText(/The vendor earns/)).toBeNull();
    await userEvent.clear(canvas.getByLabelText(nameOfField));
    await userEvent.type(canvas.getByLabelText(nameOfField), '$12.50');
    await expect(canvas.getByText('The vendor earns £12.50 for this line item.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'amount', amount: 1250 });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** With a % sign it is a percentage; the sign is never dropped, so 20% is not 20.00. */
export const AsAPercentage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '20%');
    await expect(canvas.getByText('The vendor earns 20% of this line item.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'percent', ppm: 200_000 });
  },
};

/** Emptied, it clears the override. */
export const Clearing: Story = {
  args: { current: '15%' },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(nameOfField);
    await expect(field).toHaveValue('15%');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
};

/** What cannot be read is told at the field, and nothing is saved. */
export const NotACommission: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '120%');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(canvas.getByLabelText(nameOfField)).toHaveAccessibleDescription(
      /A percentage cannot be more than 100\./,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** It stays open, with what was typed. */
export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'This line item is already paid.',
          errors: [{ detail: 'This line item is already paid.' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This line item is already paid.')).toBeVisible();
    await expect(canvas.getByLabelText(nameOfField)).toHaveValue('9');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { current: '9.00', onSave: fn(() => Promise.withResolvers<Outcome>().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { what: `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}, order #1001`, current: '12.50' },
};

export const RightToLeft: Story = { args: { current: '20%' }, globals: { direction: 'rtl' } };
