import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading } from '@consignment/components/screens/merchant/vendors/settings/Loading';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/Loading',
  component: Loading,
  args: { label: 'Loading the customers…' },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Loading the customers…')).toBeInTheDocument(),
};
