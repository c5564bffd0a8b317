import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyPage } from '@consignment/components/parts/pages/PrivacyPage';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

/** For everybody whose data are kept, with a login or without. */
const meta = {
  title: 'Parts/Pages/PrivacyPage',
  component: PrivacyPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'For everybody whose data are kept, with a login or without: which, where, who sees them, and for how long. Link it where data are asked for.',
      avoid: 'The terms of use are the TermsPage. Why one field is asked for is the hint of that field.',
      right: {
        draw: () => (
          <Text>
            PayPal gets this address and the amount: see our <Link href="#privacy" label="privacy policy" />.
          </Text>
        ),
        why: 'The link is where people type their address, which is when they wonder.',
      },
      wrong: {
        draw: () => (
          <Banner
            tone="info"
            title="We value your privacy. By using Consignment you accept our privacy policy."
            action={<Button label="Accept" onClick={() => undefined} />}
          />
        ),
        why: 'There are no cookies to accept and no trackers to refuse. A banner that asks for nothing trains people to press it away unread.',
      },
      keyboard: [
        ['Tab', 'Goes through the links: Consignment, terms of service.'],
        ['Enter', 'Follows one.'],
      ],
      reader:
        '“Privacy policy, heading level 1”, and eight headings of level 2, so a reader can jump to “4. Access to the data”.',
    } satisfies Guide,
  },
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
