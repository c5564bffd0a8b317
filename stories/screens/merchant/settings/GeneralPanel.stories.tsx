import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GeneralPanel } from '@consignment/components/screens/merchant/settings/GeneralPanel';
import { someGeneralValues } from '../../../fixtures/settings.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/GeneralPanel',
  component: GeneralPanel,
  args: {
    values: someGeneralValues(),
    books: 'GBP',
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof GeneralPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four currencies most asked for come first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const currency = canvas.getByLabelText<HTMLSelectElement>(/^Currency/);
    const codes = [...currency.options].map(({ value }) => value);
    await expect(codes.slice(0, 5)).toEqual(['', 'USD', 'EUR', 'GBP', 'CAD']);
    await expect(codes.length).toBeGreaterThan(140);
  },
};

/** Only what was changed is saved. */
export const Saved: Story = {
  ...Default,
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, userEvent, args } = context;
    const currency = canvas.getByLabelText<HTMLSelectElement>(/^Currency/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.selectOptions(currency, 'USD');
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'CC of vendor order notifications to the shop email' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Settings have been saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      { theme: 'dark', currency: 'USD', vendor_enable_order_notifications_cc: true },
      { theme: 'light', currency: null, vendor_enable_order_notifications_cc: false },
    );
  },
};

/** Shown in another than the one that amounts are counted in. */
export const OwnCurrency: Story = {
  args: { values: someGeneralValues({ theme: 'dark', currency: 'JPY' }) },
  play: async ({ canvas }) => {
    const currency = canvas.getByLabelText(/^Currency/);
    await expect(currency).toHaveValue('JPY');
  },
};

/** Going back to the currency that amounts are counted in. */
export const BackToOwnCurrency: Story = {
  ...OwnCurrency,
  tags: ['no-picture'],
  play: async (context) => {
    await OwnCurrency.play?.(context);
    const { canvas, userEvent, args } = context;
    const currency = canvas.getByLabelText(/^Currency/);
    await userEvent.selectOptions(currency, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Settings have been saved.');
    await expect(args.onSave).toHaveBeenCalledWith({ currency: null }, { currency: 'JPY' });
  },
};

/** The choice stays. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('There was an error saving. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
