import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VendorName } from '@consignment/components/parts/people/VendorName';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';
import { aVendor } from '../../fixtures/vendor.ts';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Crect width='10' height='10' fill='seagreen'/%3E%3C/svg%3E";

const meta = {
  title: 'Parts/People/VendorName',
  component: VendorName,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'At the head of a row of vendors: picture or initials, the vendor’s name, and the person to speak to.',
      avoid:
        'People who are no vendors are a PersonName. Within a sentence a vendor is plain text or a Link.',
      right: {
        draw: () => (
          <VendorName vendor={{ name: 'Juniper & Oak', contact_name: 'Maren Holt', image: null }} />
        ),
        why: 'The firm is first, as on its invoices and in the sorted list; the person is the detail.',
      },
      wrong: {
        draw: () => (
          <Stack space="small" align="start">
            <VendorName vendor={{ name: 'Maren Holt', contact_name: 'Juniper & Oak', image: null }} />
            <VendorName vendor={{ name: 'Maren Holt', contact_name: 'Lantern Loom', image: null }} />
          </Stack>
        ),
        why: 'Firm and person are swapped. One bookkeeper who looks after two vendors becomes two rows of one name, and the wrong one is paid.',
      },
      keyboard: [],
      reader:
        '“Juniper & Oak, Maren Holt.” Picture and initials are not read out. A contact of the vendor’s own name is said once.',
    } satisfies Guide,
  },
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
