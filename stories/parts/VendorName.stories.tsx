import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VendorName } from '@consignment/components/parts/VendorName';
import { aVendor } from '../fixtures/vendor.ts';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Crect width='10' height='10' fill='seagreen'/%3E%3C/svg%3E";

const meta = {
  title: 'Parts/People/VendorName',
  component: VendorName,
  args: { vendor: aVendor() },
} satisfies Meta<typeof VendorName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = {};

export const WithPicture: Story = { args: { vendor: aVendor({ image: picture }) } };

export const WithoutContact: Story = { args: { vendor: aVendor({ contact_name: '' }) } };

export const LongNames: Story = {
  args: {
    vendor: aVendor({
      name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
      contact_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
    }),
  },
};

/** Both names keep their own direction beside each other. */
export const NamesFromRightToLeft: Story = {
  args: { vendor: aVendor({ name: 'נגריית אלון (2)', contact_name: 'دار الخشب' }) },
  play: async ({ canvas }) => {
    for (const name of ['נגריית אלון (2)', 'دار الخشب']) {
      await expect(canvas.getByText(name).tagName).toBe('BDI');
    }
  },
};
