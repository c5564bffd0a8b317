import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AppShell } from '@consignment/components/parts/pages/AppShell';
import { SyncProgress } from '@consignment/components/parts/imports/SyncProgress';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { InboxLink } from '@consignment/components/parts/pages/InboxLink';
import { FindButton } from '@consignment/components/parts/pages/FindButton';
import { AccountMenu } from '@consignment/components/parts/pages/AccountMenu';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Page } from '@consignment/components/primitives/layout/Page';
import { Text } from '@consignment/components/primitives/text/Text';
import { PageTabs } from '@consignment/components/primitives/navigation/PageTabs';
import { TopNav } from '@consignment/components/primitives/navigation/TopNav';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Pages/AppShell',
  component: AppShell,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Around every page of an app once a person is logged in: bar, page and footer, and a notice that has to be seen on all pages while it lasts.',
      avoid:
        'Before the login use SignInPage, for terms and privacy LegalFrame. Views of one page are Tabs, the sections of the settings a SideMenu.',
      right: {
        draw: () => (
          <TopNav
            label="Main"
            brand="Rookery Market"
            entries={[
              { label: 'Vendors', href: '#vendors', isCurrent: true },
              { label: 'Payouts', href: '#payouts', isCurrent: false },
            ]}
          />
        ),
        why: 'Each entry of the bar is a page, named with the noun that its title has too.',
      },
      wrong: {
        draw: () => (
          <TopNav
            label="Main"
            brand="Rookery Market"
            entries={[
              { label: 'Unpaid', href: '#vendors', isCurrent: true },
              { label: 'Pay all', href: '#pay', isCurrent: false },
            ]}
          />
        ),
        why: 'A filter and an action are where people expect pages. Following “Pay all” out of curiosity must never begin a payout.',
      },
      keyboard: [
        ['Tab', 'Reaches “Skip to content” first, then the pages, the search and the account.'],
        ['Enter', 'On “Skip to content”: moves to the title of the page.'],
        ['Escape', 'Closes the menu of a small screen and returns to its button.'],
      ],
      reader:
        'Banner, navigation “Main” with “Vendors, link, current page”, then main. While a sync runs there is a region “Under way” between them; an app with a footer ends in its content information.',
    } satisfies Guide,
  },
  args: {
    brand: <Wordmark name="Rookery Market" />,
    entries: [
      { label: 'Vendors', href: '/vendors', isCurrent: true },
      { label: 'Payouts', href: '/payouts', isCurrent: false },
    ],
    tools: <FindButton keys="Ctrl K" onNear={fn()} onClick={fn()} />,
    trailing: (
      <AccountMenu name="Ana Lopes" small="inline" onNear={fn()}>
        Ana Lopes
      </AccountMenu>
    ),
    children: (
      <Page title="Vendors">
        <Text>The page is here.</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vendors', { selector: 'a *' }).closest('a')).toHaveAttribute(
      'aria-current',
      'page',
    );
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

const names = ['Dashboard', 'Vendors', 'Orders', 'Products', 'Payouts', 'Accounts', 'Help', 'Settings'];

/** All pages are in one line from 900 px on, beside a long name, a number that waits, the questions and the search. */
export const Merchant: Story = {
  tags: ['wide'],
  args: {
    brand: <Wordmark name="Rookery Market & Daughters, Penzance" />,
    entries: names.map((label) => ({
      label,
      href: `#${label}`,
      isCurrent: label === 'Vendors',
      ...(label === 'Accounts' && { waiting: { count: 12, words: '12 new accounts' } }),
    })),
    tools: (
      <Inline space="xxsmall">
        <InboxLink
          href="/questions"
          label="Questions"
          isCurrent={false}
          waiting={{ count: 3, words: '3 to answer' }}
        />
        <FindButton keys="Ctrl K" onNear={fn()} onClick={fn()} />
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const last = canvas.getByRole('link', { name: 'Settings' }).getBoundingClientRect();
    if (window.innerWidth >= 900) await expect(last.top - nav.top).toBeLessThan(last.height);
  },
};

/** The same in the least room. */
export const MerchantOnALaptop: Story = {
  ...Merchant,
  tags: ['no-picture'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
};

/** The pages beside this one are above it. */
export const WithTabs: Story = {
  args: {
    entries: names.map((label) => ({ label, href: `#${label}`, isCurrent: label === 'Payouts' })),
    tabs: (
      <PageTabs
        label="Payouts"
        entries={['Pay runs', 'Payouts', 'Statements', 'Differences'].map((label) => ({
          label,
          href: `#${label}`,
          isCurrent: label === 'Statements',
        }))}
      />
    ),
    children: (
      <Page title="Statements">
        <Text>The page is here.</Text>
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Payouts' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Statements');
  },
};

/** The entries break into lines before the search and the account leave the end of the bar. */
export const ManyEntries: Story = {
  tags: ['wide'],
  args: {
    brand: <Wordmark name="Rookery Market and Daughters, Purveyors of Fine and Curious Goods" />,
    entries: names.map((label) => ({ label, href: `#${label}`, isCurrent: label === 'Vendors' })),
  },
  play: async ({ canvas }) => {
    const entries = canvas.getByRole('navigation').getBoundingClientRect();
    const search = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect(search.left).toBeGreaterThanOrEqual(entries.right);
    await expect(search.top).toBeLessThan(entries.bottom);
  },
};

/** A long name breaks into lines; the menu and the search stay beside it. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  args: { brand: <Wordmark name="Rookery Market and Daughters, Purveyors of Fine Goods" /> },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    const search = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect(Math.abs(search.top - menu.top)).toBeLessThan(4);
    await expect(search.left).toBeGreaterThanOrEqual(menu.right);
    await expect(search.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
