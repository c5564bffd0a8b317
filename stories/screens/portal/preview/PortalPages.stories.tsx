import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalPages } from '@consignment/components/screens/portal/preview/PortalPages';
import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { aPortalShop } from '../portal.ts';

/** The portal with a vendor’s figures that are made up, as the shop’s owner looks at it. */
const meta = {
  title: 'Screens/Portal/PortalPages',
  component: PortalPages,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    page: 'commissions',
    settings: {
      ...aPortalShop,
      vendor_portal_products: true,
      vendor_field_commissions: true,
      vendor_field_sell_price: true,
      vendor_field_discount: true,
      vendor_field_order_num: true,
      vendor_field_order_date: true,
      vendor_field_customer_name: false,
      vendor_field_cost_per_item: false,
    },
    css: '',
    shop: aPortalShop,
    switches: readSwitches({}),
    commissionFields: [],
    now: new Date('2026-03-20T10:00:00Z'),
  },
} satisfies Meta<typeof PortalPages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Commissions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Commissions' })).toBeVisible();
    // On a phone the rows are stacked.
    if (window.innerWidth >= 640)
      await expect(canvas.getByRole('columnheader', { name: /^Date/ })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
    // Statements are a tab of the page Payouts.
    await expect(names).toEqual(['Commissions', 'Products', 'Payouts']);
  },
};

/** Parts that the shop hides are left out of the figures, the lines and the menu. */
export const LittleShown: Story = {
  args: {
    settings: {
      ...meta.args.settings,
      vendor_portal_products: false,
      vendor_field_commissions: false,
      vendor_field_order_date: false,
    },
    switches: readSwitches({ hidePortalPayoutsMenu: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: /^Date/ })).toBeNull();
    for (const name of ['Products', 'Payouts', 'Statements']) {
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    }
  },
};

export const SignIn: Story = {
  args: {
    page: 'sign-in',
    settings: { ...meta.args.settings, vendor_portal_login_title: 'Makers, come in' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Makers, come in');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
