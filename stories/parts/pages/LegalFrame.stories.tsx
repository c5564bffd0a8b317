import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LegalFrame } from '@consignment/components/parts/pages/LegalFrame';
import { TermsPage } from '@consignment/components/parts/pages/TermsPage';
import { TopNav } from '@consignment/components/primitives/navigation/TopNav';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import type { Guide } from '../../../.storybook/guide.ts';

/** For the terms and the privacy policy. Pages of a shop are in its own app. */
const meta = {
  title: 'Parts/Pages/LegalFrame',
  component: LegalFrame,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Around terms and privacy, which anybody may read, logged in or not: a name, the text, and links to the other one.',
      avoid: 'Pages of an app use an AppShell, the sign-in a SignInPage.',
      right: {
        draw: () => <TopNav label="Main" brand={<Wordmark />} entries={[]} />,
        why: 'No pages to choose from: a vendor who reads the terms before registering has none yet.',
      },
      wrong: {
        draw: () => (
          <TopNav
            label="Main"
            brand={<Wordmark />}
            entries={[
              { label: 'Vendors', href: '#vendors', isCurrent: false },
              { label: 'Payouts', href: '#payouts', isCurrent: false },
            ]}
          />
        ),
        why: 'This is an AppShell with its entries. A reader without a login follows Payouts and loses the terms to a sign-in page.',
      },
      keyboard: [
        ['Tab', 'Reaches “Skip to content”, the links of the text, then those of the footer.'],
        ['Enter', 'Follows a link.'],
      ],
      reader:
        'Banner with the name, main with the page’s heading, and content information: “Terms of service, link. Privacy policy, link.” There is no navigation.',
    } satisfies Guide,
  },
  args: {
    links: [
      { href: '/terms-of-service', label: 'Terms of service' },
      { href: '/privacy-policy', label: 'Privacy policy' },
    ],
    children: <TermsPage hrefOfHome="/" hrefOfPrivacy="/privacy-policy" />,
  },
} satisfies Meta<typeof LegalFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const foot = within(canvas.getByRole('contentinfo'));
    await expect(foot.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
