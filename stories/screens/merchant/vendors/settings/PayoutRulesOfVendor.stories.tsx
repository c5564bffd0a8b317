import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutRulesOfVendor } from '@consignment/components/screens/merchant/vendors/settings/PayoutRulesOfVendor';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/PayoutRulesOfVendor',
  component: PayoutRulesOfVendor,
  args: {
    rules: { hold_days: null, minimum_payout: null },
    shop: { hold_days: 14, minimum_payout: '20.00' },
    books: 'GBP',
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PayoutRulesOfVendor>;

export default meta;
type Story = StoryObj<typeof PayoutRulesOfVendor>;

export const FollowsTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Hold/)).toHaveAccessibleDescription(
      /Leave this empty to use the shop’s 14 days\./,
    );
    await expect(canvas.getByLabelText(/^Minimum payout/)).toHaveAccessibleDescription(
      /Leave this empty to use the shop’s £20\.00\./,
    );
  },
};

/** The shop's rules are not known: the fields still work. */
export const ShopNotKnown: Story = { args: { shop: null } };

/** 0 is a value, and an empty field follows the shop again. */
export const OwnRules: Story = {
  args: { rules: { hold_days: 30, minimum_payout: '5.00' } },
  play: async ({ canvas, userEvent, args }) => {
    const hold = canvas.getByLabelText(/^Hold/);
    await userEvent.clear(hold);
    const minimum = canvas.getByLabelText(/^Minimum payout/);
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This vendor’s payout rules have been updated.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      { hold_days: null, minimum_payout: '0.00' },
      { hold_days: 30, minimum_payout: '5.00' },
    );
  },
};
