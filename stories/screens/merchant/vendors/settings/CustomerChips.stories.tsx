import X from 'lucide-react/icons/x';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CustomerChips } from '@consignment/components/screens/merchant/vendors/settings/CustomerChips';
import { someCustomers } from '../../../../fixtures/vendor-settings.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/CustomerChips',
  component: CustomerChips,
  args: {
    label: 'Customers (3)',
    customers: someCustomers(3),
    emptyText: 'This vendor has no customers.',
    action: { icon: X, labelOf: (name) => `Remove ${name}`, onPress: fn() },
    onLastGone: fn(),
  },
} satisfies Meta<typeof CustomerChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus goes to the neighbour of the one that goes. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kai Lund' }));
    await expect(args.action.onPress).toHaveBeenCalledWith(someCustomers(2)[1]);
    await expect(canvas.getByRole('button', { name: 'Remove Ottoline Byrne' })).toHaveFocus();
    await expect(args.onLastGone).not.toHaveBeenCalled();
  },
};

export const OneRow: Story = {
  args: { label: 'Customers (1)', customers: someCustomers(1) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Zoë Marsh' }));
    await expect(args.onLastGone).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { label: 'Customers (0)', customers: [] } };

/** A hundred, and the rest when asked for. */
export const Many: Story = {
  args: { label: 'Customers (120)', customers: someCustomers(120) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 120' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(120);
  },
};

/** Without a name the email stands for it. */
export const LongNames: Story = {
  args: {
    label: 'Customers (2)',
    customers: [
      {
        id: 1,
        first_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
        last_name: '',
        email: 'd@example.com',
      },
      { id: 2, first_name: '', last_name: '', email: `${'maren.holt.'.repeat(8)}@example.com` },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
