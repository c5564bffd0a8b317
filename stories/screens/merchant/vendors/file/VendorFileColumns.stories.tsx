import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VendorFileColumns } from '@consignment/components/screens/merchant/vendors/file/VendorFileColumns';
import { aVendorFileCheck } from '../../../../fixtures/vendor-file.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/File/VendorFileColumns',
  component: VendorFileColumns,
  args: { columns: aVendorFileCheck().columns, onChange: fn() },
} satisfies Meta<typeof VendorFileColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press changes one column, and the others stay. */
export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('IBAN'), 'Postcode');
    await expect(args.onChange).toHaveBeenCalledWith([
      'name',
      'contact_name',
      'email',
      'phone',
      'commission_rate',
      'zip',
    ]);
  },
};

/** One without a heading is named by its place, and one without anything is not shown. */
export const NoHeadings: Story = {
  args: {
    columns: [
      { heading: '', example: 'Juniper & Oak', field: null },
      { heading: '', example: '', field: null },
      { heading: 'Notes', example: '', field: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
    await expect(canvas.getByLabelText('Column 1')).toBeVisible();
  },
};
