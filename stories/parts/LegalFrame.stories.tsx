import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LegalFrame } from '@consignment/components/parts/LegalFrame';
import { TermsPage } from '@consignment/components/parts/TermsPage';

/** For the terms and the privacy policy. Pages of a shop stand in its own app. */
const meta = {
  title: 'Parts/Pages/LegalFrame',
  component: LegalFrame,
  parameters: { frame: 'bare' },
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
