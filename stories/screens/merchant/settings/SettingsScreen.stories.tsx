import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Text } from '@consignment/components/primitives/text/Text';
import { SettingsScreen } from '@consignment/components/screens/merchant/settings/SettingsScreen';

const sections = [
  { label: 'General', href: '/settings' },
  { label: 'Commissions', href: '/settings/commissions' },
  { label: 'PayPal', href: '/settings/paypal' },
  { label: 'Shop switches', href: '/settings/switches', isAdvanced: true },
];

const meta = {
  title: 'Screens/Merchant/Settings/SettingsScreen',
  component: SettingsScreen,
  parameters: { frame: 'bare' },
  args: {
    sections,
    current: '/settings/commissions',
    onSelect: fn(),
    onNews: fn(),
    children: (
      <Card title="Commission Configuration">
        <Text>The section.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A menu beside the section. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  tags: ['wide'],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Settings' });
    await expect(menu).toHaveTextContent('GeneralCommissionsPayPalAdvancedShop switches');
    await expect(canvas.getByRole('link', { name: 'Commissions' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('combobox', { name: 'Section' })).toBeNull();
  },
};

/** Without room for a menu it is a select, which leads to the section that is chosen. */
export const Narrow: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Settings' })).toBeNull();
    const select = canvas.getByRole('combobox', { name: 'Section' });
    await expect(select).toHaveDisplayValue('Commissions');
    await userEvent.selectOptions(select, 'PayPal');
    await expect(args.onSelect).toHaveBeenCalledWith('/settings/paypal');
  },
};

/** A shop that may not pay by PayPal has no such section. */
export const WithoutPaypal: Story = {
  args: { sections: sections.filter(({ label }) => label !== 'PayPal'), current: '/settings' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('PayPal')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
