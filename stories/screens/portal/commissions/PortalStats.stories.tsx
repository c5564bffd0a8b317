import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PortalStats } from '../../../../packages/components/src/screens/portal/commissions/PortalStats.tsx';
import { failed, loading } from '../../../fixtures/list.ts';

const meta = {
  title: 'Screens/Portal/PortalStats',
  component: PortalStats,
  args: {
    totals: {
      is: 'ready',
      value: { commission_due: '412.60', commission_paid: '1280.00', commission_earned: '1692.60' },
    },
    switches: { hidePortalStats: false, showVendorSalesStat: false, showVendorTaxesStat: false },
    currency: 'GBP',
  },
} satisfies Meta<typeof PortalStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Owed', 'Paid', 'Earned']),
};

export const Loading: Story = { args: { totals: loading } };

const retry = fn();

export const Failed: Story = {
  args: { totals: { ...failed(), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Some shops show no totals. */
export const Hidden: Story = {
  args: { switches: { hidePortalStats: true, showVendorSalesStat: true, showVendorTaxesStat: true } },
  play: ({ canvas }) => expect(canvas.queryByRole('term')).toBeNull(),
};
