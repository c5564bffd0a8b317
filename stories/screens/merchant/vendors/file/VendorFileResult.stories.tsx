import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VendorFileResult } from '@consignment/components/screens/merchant/vendors/file/VendorFileResult';
import { aVendorFileCheck } from '../../../../fixtures/vendor-file.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/File/VendorFileResult',
  component: VendorFileResult,
  args: { check: aVendorFileCheck(), hrefOfVendor: (id) => `#vendor-${id}` },
} satisfies Meta<typeof VendorFileResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllNew: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/Meadow Soap and 18 more\.$/)).toBeVisible(),
};

/** The same file again. */
export const NothingNew: Story = {
  args: { check: aVendorFileCheck({ added: [], unchanged: 28 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new vendors in 28 rows')).toBeVisible();
    await expect(
      canvas.getByText('28 vendors are already in the shop, with nothing to fill in.'),
    ).toBeVisible();
  },
};

export const FilledIn: Story = {
  args: {
    check: aVendorFileCheck({
      filled: [
        { row: 3, id: 7, name: 'Lantern Loom', fields: ['contact_name', 'paypal_email'] },
        { row: 4, id: 8, name: 'Moss & Fern', fields: ['commission_rate'] },
      ],
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText(/newly added PayPal email will be held/)).toBeVisible(),
};

export const OneProblem: Story = {
  args: {
    check: aVendorFileCheck({
      problems: [{ row: 9, column: 'E-mail', detail: '“pots at saltmarsh” is not an email address.' }],
      problem_rows: 1,
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('1 row is left out')).toBeVisible(),
};
