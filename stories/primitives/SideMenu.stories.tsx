import type { Meta, StoryObj } from '@storybook/react-vite';
import Info from 'lucide-react/icons/info';
import { expect } from 'storybook/test';
import { Box } from '@consignment/components/primitives/Box';
import { SideMenu } from '@consignment/components/primitives/SideMenu';

const meta = {
  title: 'Primitives/Navigation/SideMenu',
  component: SideMenu,
  args: {
    label: 'Settings',
    entries: [
      { label: 'General', href: '#general', isCurrent: true },
      { label: 'Commissions', href: '#commissions', isCurrent: false },
      { label: 'PayPal', href: '#paypal', isCurrent: false },
      { label: 'Vendor Portal', href: '#portal', isCurrent: false },
    ],
  },
  decorators: [
    (Story) => (
      <Box maxWidth="narrow">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('General');
  },
};

export const WithIcons: Story = {
  args: {
    entries: [
      { label: 'General', href: '#general', isCurrent: false, icon: Info },
      { label: 'Commissions and everything that belongs to them', href: '#c', isCurrent: true, icon: Info },
    ],
  },
};
