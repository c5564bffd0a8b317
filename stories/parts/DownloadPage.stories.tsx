import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DownloadPage } from '@consignment/components/parts/DownloadPage';

/** For the address that saves the data it carries. A file that the server makes is fetched by a FileButton. */
const meta = {
  title: 'Parts/DownloadPage',
  component: DownloadPage,
  parameters: { frame: 'bare' },
  args: {
    outcome: 'saved',
    fileName: 'data.csv',
    app: 'Consignment',
    advice: 'To get the list of your vendors as a file, open Vendors and press Export.',
    next: { href: '/vendors', label: 'Go to Vendors' },
  },
} satisfies Meta<typeof DownloadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: ({ canvas }) => expect(canvas.getByText('data.csv was saved.')).toBeVisible(),
};

/** A link that somebody made, or one that has been used. */
export const Refused: Story = {
  args: { outcome: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was saved.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Vendors' })).toHaveAttribute('href', '/vendors');
  },
};
