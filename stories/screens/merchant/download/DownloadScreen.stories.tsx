import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DownloadScreen } from '@consignment/components/screens/merchant/download/DownloadScreen';

const meta = {
  title: 'Screens/Merchant/Download/DownloadScreen',
  component: DownloadScreen,
  parameters: { frame: 'bare' },
  args: { outcome: 'saved', fileName: 'vendors.csv', hrefOfVendors: '/vendors' },
} satisfies Meta<typeof DownloadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app has opened it. */
export const Saved: Story = {
  play: ({ canvas }) => expect(canvas.getByText('vendors.csv was saved.')).toBeVisible(),
};

/** A link that somebody made, or one that has been used: an explanation and no file. */
export const Refused: Story = {
  args: { outcome: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was saved.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Vendors' })).toHaveAttribute('href', '/vendors');
  },
};

export const RightToLeft: Story = { args: { outcome: 'refused' }, globals: { direction: 'rtl' } };
