import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noticeTexts, PortalNotice } from '@consignment/components/screens/portal/notice/PortalNotice';

/** For a vendor who is logged in and has no page to see. The fault of one page is shown on that page. */
const meta = {
  title: 'Screens/Portal/PortalNotice',
  component: PortalNotice,
  parameters: { brand: 'defaults' },
  args: { text: noticeTexts.noVendors },
} satisfies Meta<typeof PortalNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoVendors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vendor portal' })).toBeVisible();
    await expect(
      canvas.getByText('No vendors associated to your login. Please contact the store owner.'),
    ).toBeVisible();
  },
};

export const Closed: Story = { args: { text: noticeTexts.closed({ shopName: 'Rookery Market' }) } };

export const NoShop: Story = { args: { text: noticeTexts.noShop } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
