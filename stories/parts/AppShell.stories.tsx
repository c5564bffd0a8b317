import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AppShell } from '@consignment/components/parts/AppShell';
import { SyncProgress } from '@consignment/components/parts/SyncProgress';
import { Wordmark } from '@consignment/components/parts/Wordmark';
import { Button } from '@consignment/components/primitives/Button';
import { Page } from '@consignment/components/primitives/Page';
import { Text } from '@consignment/components/primitives/Text';

const meta = {
  title: 'Parts/Pages/AppShell',
  component: AppShell,
  parameters: { frame: 'bare' },
  args: {
    brand: <Wordmark name="Rookery Market" />,
    entries: [
      { label: 'Vendors', href: '/vendors', isCurrent: true },
      { label: 'Payouts', href: '/payouts', isCurrent: false },
    ],
    trailing: <Button label="Sign out" tone="quiet" onClick={fn()} />,
    children: (
      <Page title="Vendors">
        <Text>The page stands here.</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vendors', { selector: 'a' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const WithFooter: Story = {
  args: {
    footerLinks: [
      { href: '/terms-of-service', label: 'Terms of Service' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByRole('contentinfo')).toBeVisible(),
};

/** While a sync runs, on every page. */
export const WithNotice: Story = {
  args: { notice: <SyncProgress description="Reading orders" progress={37} /> },
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('region', { name: 'Under way' }));
    await expect(notice.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '37');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
