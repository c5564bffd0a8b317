import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermsPage } from '@consignment/components/parts/TermsPage';

/** Read before it is agreed to, so it stands apart from the app. */
const meta = {
  title: 'Parts/Pages/TermsPage',
  component: TermsPage,
  parameters: { frame: 'bare' },
  args: { hrefOfHome: '/', hrefOfPrivacy: '/privacy-policy' },
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await expect(canvas.getByText('1. Your account')).toBeVisible();
    await expect(canvas.getByText(/every 30 days through the billing of the platform/)).toBeVisible();
    await expect(canvas.getByText(/There are no refunds/)).toBeVisible();
    await expect(canvas.getByText(/You cancel by uninstalling the app/)).toBeVisible();
    await expect(canvas.getByText('products, orders and inventory')).toBeVisible();
    await expect(canvas.getByText('webhooks for orders and products')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'privacy policy' })[0]).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
