import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RepPayoutsScreen } from '@consignment/components/screens/salesreps/payouts/RepPayoutsScreen';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { someRepPayouts } from '../../../fixtures/reps.ts';

/** Payments to sales reps. Payouts of vendors are in the merchant's app. */
const meta = {
  title: 'Screens/Sales reps/RepPayoutsScreen',
  component: RepPayoutsScreen,
  parameters: { frame: 'bare' },
  args: {
    payouts: aPageOf(someRepPayouts()),
    total: '1480.00',
    controls: controlsOf({ ...aQuery, from: '', to: '' }),
    currency: 'GBP',
    timeZone: 'Europe/London',
    hrefOfPayout: (id) => `/payouts/${id}`,
  },
} satisfies Meta<typeof RepPayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Invoice #', 'Amount', 'Sales Rep', 'Note', 'Date']);
    await expect(canvas.getByRole('link', { name: '1100' })).toHaveAttribute('href', '/payouts/100');
    await expect(canvas.getByText('Total:', { exact: false })).toHaveTextContent('Total: £1,480.00');
  },
};

export const FullPage: Story = { args: { payouts: aPageOf(someRepPayouts(50), 120) } };

export const LongNames: Story = {
  args: {
    payouts: aPageOf(
      someRepPayouts(2).map((one) => ({
        ...one,
        sales_rep_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
        note: 'Paid by transfer '.repeat(30),
      })),
    ),
  },
};

export const Empty: Story = {
  args: { payouts: aPageOf([]), total: '0.00' },
  play: ({ canvas }) => expect(canvas.getByText('There are no payouts yet.')).toBeVisible(),
};
export const Loading: Story = { args: { payouts: loading, total: null } };
export const Failed: Story = { args: { payouts: failed(), total: null } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
