import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VendorDetails } from '@consignment/components/screens/merchant/vendors/VendorDetails';
import { aVendorDetail } from '../../../fixtures/vendor.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/VendorDetails',
  component: VendorDetails,
  args: { vendor: aVendorDetail() },
} satisfies Meta<typeof VendorDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    for (const term of ['Contact name', 'Email', 'Phone', 'PayPal email', 'Pay type', 'Address'])
      await expect(canvas.getByText(term)).toBeVisible();
    await expect(canvas.queryByText('N/A')).toBeNull();
  },
};

export const NothingKnown: Story = {
  args: {
    vendor: aVendorDetail({
      contact_name: '',
      email: '',
      phone: '',
      paypal_email: '',
      pay_type: '',
      address_1: '',
      city: '',
      state: '',
      zip: '',
    }),
  },
  play: ({ canvas }) => expect(canvas.getAllByText('N/A')).toHaveLength(6),
};
