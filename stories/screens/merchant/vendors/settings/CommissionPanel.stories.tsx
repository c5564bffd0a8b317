import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommissionPanel } from '@consignment/components/screens/merchant/vendors/settings/CommissionPanel';
import { someVendorSettings } from '../../../../fixtures/vendor-settings.ts';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/CommissionPanel',
  component: CommissionPanel,
  args: {
    vendor: someVendorSettings(),
    shopRate: '45',
    shopCurrency: 'GBP',
    recalculation: null,
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof CommissionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed follows the shop, whose rate is told. */
export const FollowsTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Default (45%)')).toBeVisible();
    await expect(canvas.getByLabelText(/^Currency/)).toHaveDisplayValue('Global Default');
  },
};

/** 0 is a rate, and nothing is none. */
export const ZeroAndNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Commission rate/);
    await userEvent.type(rate, '0');
    await expect(canvas.getByText('Own rate: 0%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved.');
    await expect(args.onSave).toHaveBeenLastCalledWith({ commission_rate: '0' }, expect.anything());
    await userEvent.clear(rate);
    await expect(canvas.getByText('Default (45%)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved.');
    await expect(args.onSave).toHaveBeenLastCalledWith({ commission_rate: null }, expect.anything());
  },
};

export const RateTooHigh: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Commission rate/);
    await userEvent.type(rate, '140');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(rate).toHaveAccessibleDescription(/A percentage cannot be more than 100\./);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The four currencies most asked for come first. */
export const OwnSettings: Story = {
  args: {
    vendor: someVendorSettings({
      commission_rate: '52.5',
      flat_rate: true,
      by_profit: true,
      collects_tax: true,
      currency: 'JPY',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Own rate: 52.5%')).toBeVisible();
    const currency = canvas.getByLabelText<HTMLSelectElement>(/^Currency/);
    const codes = [...currency.options].map(({ value }) => value);
    await expect(codes.slice(0, 5)).toEqual(['', 'USD', 'EUR', 'GBP', 'CAD']);
    await expect(codes.length).toBeGreaterThan(140);
    await userEvent.selectOptions(currency, 'Global Default');
    await userEvent.selectOptions(canvas.getByLabelText(/^Calculation/), 'Global Default');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved.');
    await expect(args.onSave).toHaveBeenCalledWith({ currency: null, flat_rate: null }, expect.anything());
  },
};

/** What hiding does is told where it is done. */
export const Hiding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const hidden = canvas.getByRole('checkbox', { name: 'Hidden' });
    await expect(hidden).toHaveAccessibleDescription(/left out of all totals/);
    await userEvent.click(hidden);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved.');
    await expect(args.onSave).toHaveBeenCalledWith({ hidden: true }, expect.anything());
  },
};

/** After a change of what commissions depend on, until the server says that it is done. */
export const Recalculating: Story = {
  args: { recalculation: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Recalculating…' })).toHaveValue(40);
  },
};

/** The shop has set no rate. */
export const NoShopRate: Story = {
  args: { shopRate: null },
  play: ({ canvas }) => expect(canvas.getByText('Default (none set)')).toBeVisible(),
};

/** The shop's settings could not be loaded. */
export const ShopRateUnknown: Story = {
  args: { shopRate: undefined },
  play: ({ canvas }) => expect(canvas.getByText('Default')).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
