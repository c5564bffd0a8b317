import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PayoutRulesPanel } from '@consignment/components/screens/merchant/settings/PayoutRulesPanel';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/PayoutRulesPanel',
  component: PayoutRulesPanel,
  args: {
    rules: { hold_days: 0, hold_from: 'order', minimum_payout: '0.00' },
    books: 'GBP',
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PayoutRulesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As every shop begins: nothing is held back, and any sum is paid. */
export const NothingHeld: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Hold/)).toHaveValue('0');
    await expect(canvas.getByLabelText(/^Minimum payout/)).toHaveValue('');
  },
};

export const TwoWeeks: Story = {
  args: { rules: { hold_days: 14, hold_from: 'fulfilment', minimum_payout: '20.00' } },
};

/** Only what was changed is sent, with all that was seen. */
export const Saving: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const hold = canvas.getByLabelText(/^Hold/);
    await userEvent.clear(hold);
    await userEvent.type(hold, '14');
    await userEvent.type(canvas.getByLabelText(/^Minimum payout/), '£20');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The payout rules have been changed.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      { hold_days: 14, minimum_payout: '20.00' },
      { hold_days: 0, hold_from: 'order', minimum_payout: '0.00' },
    );
  },
};

/** Days that are no whole number, and a minimum below zero. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Hold/), '.5');
    await userEvent.type(canvas.getByLabelText(/^Minimum payout/), '-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const problems = within(await canvas.findByRole('group', { name: 'There is a problem' }));
    await expect(problems.getByText('Use a whole number of days from 0 to 365.')).toBeVisible();
    await expect(problems.getByText('The minimum cannot be below zero.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Minimum payout/), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
};
