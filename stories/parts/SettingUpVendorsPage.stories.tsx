import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingUpVendorsPage } from '@consignment/components/parts/SettingUpVendorsPage';
import { someHelpLinks } from '../fixtures/help.ts';

/** The first of three tutorials. */
const meta = {
  title: 'Parts/Pages/SettingUpVendorsPage',
  component: SettingUpVendorsPage,
  parameters: { frame: 'bare' },
  args: { links: someHelpLinks },
} satisfies Meta<typeof SettingUpVendorsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Setting up vendors' })).toBeVisible();
    await expect(canvas.getByText('By vendor name')).toBeVisible();
    await expect(canvas.getByText('By product tag')).toBeVisible();
    await expect(canvas.getByText('vendor_')).toBeVisible();
    await expect(canvas.getByText(/created automatically/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Help' })[0]).toHaveAttribute('href', '/help');
    await expect(canvas.getAllByRole('link', { name: 'import' })[0]).toHaveAttribute('href', '/import');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
