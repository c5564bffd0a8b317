import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopLogo } from '@consignment/components/screens/portal/brand/ShopLogo';
import { aPortalShop } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/ShopLogo',
  component: ShopLogo,
  args: { shop: aPortalShop, size: 'header' },
} satisfies Meta<typeof ShopLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {};

export const Face: Story = { args: { size: 'face' } };

export const WithoutTitle: Story = {
  tags: ['no-picture'],
  args: { shop: { ...aPortalShop, vendor_portal_logo_title: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rookery Market' })).toBeVisible();
  },
};

export const NameOnly: Story = { args: { shop: { ...aPortalShop, vendor_portal_logo_url: '' } } };

/** The name replaces a picture that is no longer there. */
export const Broken: Story = {
  tags: ['no-picture'],
  args: { shop: { ...aPortalShop, vendor_portal_logo_url: 'data:image/png;base64,broken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rookery Market')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
