import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermsPage } from '@consignment/components/parts/pages/TermsPage';
import { Checkbox } from '@consignment/components/primitives/fields/Checkbox';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';

/** People read it before they agree to it, so it is separate from the app. */
const meta = {
  title: 'Parts/Pages/TermsPage',
  component: TermsPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'For the terms that a shop agrees to, readable before a login exists. Link them from the footer, and beside the box that agrees.',
      avoid: 'The data kept about people are the PrivacyPage. How something works is a page of Help.',
      right: {
        draw: () => (
          <Stack space="small">
            <Checkbox name="agree" label="I agree to the terms of service" isRequired />
            <Link href="#terms-of-service" label="Read the terms of service" isExternal />
          </Stack>
        ),
        why: 'The text opens beside the form, and what was typed stays.',
      },
      wrong: {
        draw: () => (
          <Checkbox
            name="agree-unread"
            label="I agree"
            hint="1. Your account. You may use Consignment for a shop that is yours, or that you act for. Keep your password to yourself and give each person a login of their own. Anything done with a login counts as done by…"
            isRequired
          />
        ),
        why: 'The text is the box’s description, so a screen reader reads eight sections at each visit, and there is no address to send to a lawyer.',
      },
      keyboard: [
        ['Tab', 'Goes through the links: Consignment, privacy policy.'],
        ['Enter', 'Follows one.'],
      ],
      reader:
        '“Terms of service, heading level 1”, and eight headings of level 2, so a reader can jump to “2. Price”.',
    } satisfies Guide,
  },
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
