import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShopSwitch } from '@consignment/components/screens/merchant/settings/ShopSwitch';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/ShopSwitch',
  component: ShopSwitch,
  args: { name: 'showPayAllVendors', isOn: false, onSave: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof ShopSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Pay All' }));
    await expect(args.onSave).toHaveBeenCalledWith({ showPayAllVendors: true });
  },
};
