import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConfigurationPanel } from '@consignment/components/screens/merchant/settings/ConfigurationPanel';
import type { Answered, Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { someRateDates } from '../../../fixtures/rates.ts';
import { aCommissionConfig } from '../../../fixtures/settings.ts';

const meta = {
  title: 'Screens/Merchant/Settings/ConfigurationPanel',
  component: ConfigurationPanel,
  args: {
    config: aCommissionConfig(),
    nextOrder: 'The next order will earn 30%.',
    recalculation: null,
    dates: someRateDates(),
    onUndo: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onSave: fn(() => Promise.resolve<Answered>({ is: 'done' })),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof ConfigurationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Review and save' };

/** Only what was changed is asked about and saved. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Global commission %/);
    await expect(rate).toHaveAttribute('placeholder', '30');
    await userEvent.clear(rate);
    await userEvent.type(rate, '35');
    await userEvent.click(canvas.getByRole('radio', { name: 'Equal' }));
    await userEvent.type(canvas.getByLabelText(/^Ignore order tags/), ' gift, sample ');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText('The commission configuration has been changed.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        global_commission: '35',
        discount_share: 'equal',
        ignore_order_tags: 'gift, sample',
      },
      { global_commission: '30', discount_share: 'vendor', ignore_order_tags: '' },
    );
  },
};

/** Orders that do not say it follow the setting. */
export const PricesIncludeTax: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Prices include tax' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(
      /applies to orders that don’t say whether prices include tax/,
    );
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', save));
    await canvas.findByText('The commission configuration has been changed.');
    await expect(args.onSave).toHaveBeenCalledWith(
      { prices_include_tax: true },
      { prices_include_tax: false },
    );
  },
};

/** An emptied rate stays what it was, and is shown again; 0 is a rate. */
export const EmptyAndZero: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Global commission %/);
    await userEvent.clear(rate);
    await userEvent.click(canvas.getByRole('button', save));
    await canvas.findByText('Nothing has changed.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(rate).toHaveValue('30');
    await userEvent.clear(rate);
    await userEvent.type(rate, '0');
    await userEvent.click(canvas.getByRole('button', save));
    await canvas.findByText('The shop’s rate is now 0%.');
    await expect(args.onSave).toHaveBeenCalledWith({ global_commission: '0' }, { global_commission: '30' });
  },
};

/** The prefix belongs to tags alone. */
export const ByTag: Story = {
  args: {
    config: aCommissionConfig({
      tracking_type: 'Product Tag',
      vendor_product_tag_prefix: 'maker:',
      use_cost_per_item: true,
      commission_start_date: '2026-01-01',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(/^Product tag prefix/)).toHaveValue('maker:');
    await userEvent.clear(canvas.getByLabelText(/^Date to start tracking commissions/));
    await userEvent.click(canvas.getByRole('radio', { name: 'Vendor Name' }));
    await expect(canvas.queryByLabelText(/^Product tag prefix/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', save));
    await canvas.findByText('The commission configuration has been changed.');
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        tracking_type: 'Vendor Name',
        commission_start_date: null,
      },
      { tracking_type: 'Product Tag', commission_start_date: '2026-01-01' },
    );
  },
};

/** Taken back when asked: nothing was saved, nothing failed, and what was typed is still there and unsaved. */
export const TakenBack: Story = {
  args: { onSave: fn(() => Promise.resolve<Answered>({ is: 'cancelled' })) },
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Global commission %/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '35');
    await userEvent.click(canvas.getByRole('button', save));
    await canvas.findByRole('button', save);
    await expect(rate).toHaveValue('35');
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const RateTooHigh: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Global commission %/);
    await userEvent.type(rate, '0');
    await userEvent.click(canvas.getByRole('button', save));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(rate).toHaveAccessibleDescription(/A percentage cannot be more than 100\./);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Until the server says that it is done. */
export const Recalculating: Story = {
  args: { recalculation: { progress: 40, failure: null } },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Recalculating…' })).toHaveValue(40),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
