import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalDownloadScreen } from '@consignment/components/screens/portal/download/PortalDownloadScreen';
import { aPortalShop } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalDownloadScreen',
  component: PortalDownloadScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: { shop: aPortalShop, outcome: 'saved', fileName: 'data.csv', hrefOfCommissions: '#commissions' },
} satisfies Meta<typeof PortalDownloadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: ({ canvas }) => expect(canvas.getByText('data.csv was saved.')).toBeVisible(),
};

/** A link from elsewhere saves nothing and says why. */
export const Refused: Story = {
  args: { outcome: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not opened by the vendor portal of Rookery Market/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Commissions' })).toHaveAttribute(
      'href',
      '#commissions',
    );
  },
};
