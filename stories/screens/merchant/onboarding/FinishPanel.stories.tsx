import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FinishPanel } from '@consignment/components/screens/merchant/onboarding/FinishPanel';
import { aPanel, savedChoices } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/FinishPanel',
  component: FinishPanel,
  args: aPanel({ saved: savedChoices({ percent: '30', tracking: 'Product Tag', startDay: '2026-01-01' }) }),
} satisfies Meta<typeof FinishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrdersHere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Product Tag, vendor_')).toBeVisible();
    await expect(canvas.getByText(/to start the sync/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'finish' });
  },
};

export const OrdersInFiles: Story = {
  args: { orders: 'in-files' },
  play: ({ canvas }) => expect(canvas.getByText(/to open the import/)).toBeVisible(),
};

export const OrdersComing: Story = {
  args: { orders: 'coming' },
  play: ({ canvas }) => expect(canvas.getByText(/being read from your shop/)).toBeVisible(),
};

/** The words of the deal: the percentage is of what the customer paid, so both bear a discount. */
export const SharedDiscount: Story = {
  tags: ['no-picture'],
  args: { saved: savedChoices({ percent: '60', share: 'vendor', isDiscountFirst: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Percentage, 60% of what the customer paid')).toBeVisible();
    await expect(canvas.getByText('Shared by you and the vendor')).toBeVisible();
  },
};

export const CostOfEachItem: Story = {
  tags: ['no-picture'],
  args: { saved: savedChoices({ calculation: 'flat', share: 'store' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Flat Rate, the cost of each item')).toBeVisible();
    await expect(canvas.getByText('Store')).toBeVisible();
  },
};
