import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductColumnSwitches } from '@consignment/components/screens/merchant/settings/ProductColumnSwitches';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/ProductColumnSwitches',
  component: ProductColumnSwitches,
  args: { columns: ['product', 'sold'], onSave: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof ProductColumnSwitches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns keep their order, in whichever they are switched on. */
export const TwoColumns: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Cost' }));
    await expect(args.onSave).toHaveBeenCalledWith(['product', 'cost', 'sold']);
  },
};
