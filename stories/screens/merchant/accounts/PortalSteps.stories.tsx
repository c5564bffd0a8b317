import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalSteps } from '@consignment/components/screens/merchant/accounts/PortalSteps';

const meta = {
  title: 'Screens/Merchant/Accounts/PortalSteps',
  component: PortalSteps,
  args: {
    portalAddress: 'https://shop.example/apps/vendor-portal/login?shop=rookery.myshopify.com',
    hrefOfSettings: '/settings',
    hrefOfHelp: '/help/connecting-accounts-to-vendors',
  },
} satisfies Meta<typeof PortalSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongNames: Story = {
  args: { portalAddress: `https://${'a-very-long-name-'.repeat(12)}.example/apps/vendor-portal/login` },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
