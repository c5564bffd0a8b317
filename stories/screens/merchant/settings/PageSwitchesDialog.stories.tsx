import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { PageSwitchesDialog } from '@consignment/components/screens/merchant/settings/PageSwitchesDialog';
import { aProblem } from '../../../fixtures/list.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/PageSwitchesDialog',
  component: PageSwitchesDialog,
  args: {
    page: 'vendors',
    switches: { is: 'ready', value: readSwitches({}) },
    hrefOfSwitches: '#switches',
    onClose: fn(),
    onSave: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PageSwitchesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Page options' });

export const OfVendors: Story = {
  play: async ({ userEvent, args }) => {
    const open = within(await dialog());
    await expect(open.getAllByRole('switch')).toHaveLength(1);
    await userEvent.click(open.getByRole('switch', { name: 'Pay All' }));
    await expect(args.onSave).toHaveBeenCalledWith({ showPayAllVendors: true });
    await userEvent.click(open.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** With the columns of its products. */
export const OfAVendor: Story = {
  args: { page: 'vendor' },
  play: async () => {
    const open = within(await dialog());
    await expect(open.getByRole('switch', { name: 'A vendor’s unpaid orders' })).toBeVisible();
    await expect(open.getByRole('switch', { name: 'Inventory' })).toBeChecked();
  },
};

export const OfThePortal: Story = { args: { page: 'portal' } };

export const Loading: Story = {
  args: { switches: { is: 'loading' } },
  play: async () => expect(within(await dialog()).getByText('Loading…')).toBeVisible(),
};

export const Failed: Story = {
  args: { switches: { is: 'failed', problem: aProblem, onRetry: fn() } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Retry' }));
    if (args.switches.is === 'failed') await expect(args.switches.onRetry).toHaveBeenCalled();
  },
};
