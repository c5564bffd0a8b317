import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderReps, type RepCommission } from '@consignment/components/screens/salesreps/orders/OrderReps';
import { failed, loading } from '../../../fixtures/list.ts';

function aRepCommission(changes: Partial<RepCommission> = {}): RepCommission {
  return {
    id: 1,
    percent: '5',
    sales_rep: { user: { first_name: 'Ada', last_name: 'Moss' } },
    commission: '8.23',
    commission_state: 'accrued',
    ...changes,
  };
}

const meta = {
  title: 'Screens/Sales reps/OrderReps',
  component: OrderReps,
  args: {
    reps: {
      is: 'ready',
      value: [
        aRepCommission(),
        aRepCommission({ id: 2, commission_state: 'pending' }),
        aRepCommission({ id: 3, commission: '0.00', commission_state: 'ineligible' }),
      ],
    },
    currency: 'GBP',
  },
} satisfies Meta<typeof OrderReps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Sales Rep', 'Commission %', 'Commission']);
    await expect(canvas.queryByText('£0.00')).toBeNull();
  },
};

export const OneRow: Story = { args: { reps: { is: 'ready', value: [aRepCommission()] } } };

export const LongNames: Story = {
  args: {
    reps: {
      is: 'ready',
      value: [
        aRepCommission({
          sales_rep: { user: { first_name: 'Wolfeschlegelstein'.repeat(6), last_name: 'Moss' } },
        }),
      ],
    },
  },
};

export const Empty: Story = { args: { reps: { is: 'ready', value: [] } } };
export const Loading: Story = { args: { reps: loading } };
export const Failed: Story = { args: { reps: failed() } };
