import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyPage } from '@consignment/components/parts/PrivacyPage';

/** For everybody whose data are kept, with a login or without. */
const meta = {
  title: 'Parts/Pages/PrivacyPage',
  component: PrivacyPage,
  parameters: { frame: 'bare' },
  args: { hrefOfHome: '/', hrefOfTerms: '/terms-of-service' },
} satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await expect(canvas.getByText('2. Where the data lie')).toBeVisible();
    await expect(canvas.getByText('4. Access to the data')).toBeVisible();
    await expect(canvas.getByText('products, orders and inventory')).toBeVisible();
    await expect(canvas.getByText(/webhooks for orders and products/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'terms of service' })[0]).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
