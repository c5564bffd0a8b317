import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageOptions } from '@consignment/components/screens/merchant/settings/PageOptions';

const meta = {
  title: 'Screens/Merchant/Settings/PageOptions',
  component: PageOptions,
  args: { onOpen: fn(), children: null },
} satisfies Meta<typeof PageOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page options' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
