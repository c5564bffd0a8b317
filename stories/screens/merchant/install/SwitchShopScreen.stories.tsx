import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SwitchShopScreen } from '@consignment/components/screens/merchant/install/SwitchShopScreen';

const meta = {
  title: 'Screens/Merchant/Install/SwitchShopScreen',
  component: SwitchShopScreen,
  parameters: { frame: 'bare' },
  args: {
    present: 'Rookery Market',
    other: { name: 'Wren', domain: 'wren.myshopify.com' },
    hrefToStay: '/',
    onContinue: fn(),
  },
} satisfies Meta<typeof SwitchShopScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/will log you in to Wren \(wren\.myshopify\.com\) instead/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stay in Rookery Market' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Wren' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    present: 'The Rookery Market of Independent Makers and Printers',
    other: {
      name: 'Wren & Daughters, Purveyors of Handwoven Blankets',
      domain: 'wren-and-daughters-purveyors-of-handwoven-blankets.myshopify.com',
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
