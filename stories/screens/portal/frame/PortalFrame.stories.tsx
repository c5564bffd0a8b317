import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AccountMenu } from '@consignment/components/parts/pages/AccountMenu';
import { FindButton } from '@consignment/components/parts/pages/FindButton';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Page } from '@consignment/components/primitives/layout/Page';
import { Text } from '@consignment/components/primitives/text/Text';
import { PortalFrame } from '@consignment/components/screens/portal/frame/PortalFrame';
import { SessionNotice } from '@consignment/components/screens/portal/notice/SessionNotice';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { inArabic, inGerman } from '../languages.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { aPortalShop, aPortalVendor } from '../portal.ts';

const anotherVendor = { id: 2, name: 'Lantern Loom' };

const meta = {
  title: 'Screens/Portal/PortalFrame',
  component: PortalFrame,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendors: [aPortalVendor],
    vendorId: 1,
    entries: [
      { label: 'Commissions', href: '#commissions', isCurrent: true },
      { label: 'Payouts', href: '#payouts', isCurrent: false },
    ],
    hrefOfHelp: '#help',
    onSwitchVendor: fn(),
    onLogout: fn<() => Promise<Outcome>>(() => Promise.resolve({ is: 'done' })),
    children: (
      <Page title="Commissions">
        <Card>
          <Text>The page itself.</Text>
        </Card>
      </Page>
    ),
  },
} satisfies Meta<typeof PortalFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneVendor: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Skip to content', 'Commissions', 'Payouts', 'Help']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Commissions');
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    // On a phone Help is at the foot.
    if (window.innerWidth >= 640) await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

/** In a frame whose storage the browser blocks. */
export const SessionNotKept: Story = {
  args: {
    notice: (
      <SessionNotice
        hrefOfTab="https://consignment.example/apps/vendor-portal/?shop=rookery.example"
        onPutAway={fn()}
      />
    ),
    vendors: [aPortalVendor, anotherVendor],
  },
};

/** The search and the person are in the bar; the way out stays beside them. */
export const WithAccount: Story = {
  args: {
    tools: <FindButton keys="Ctrl K" onNear={fn()} onClick={fn()} />,
    account: (
      <AccountMenu name="ana@lopes.example" small="button" onNear={fn()}>
        ana@lopes.example
      </AccountMenu>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

/** On a phone the search is at the end of the pages, and the name of the shop keeps its room. */
export const SearchOnAPhone: Story = {
  ...WithAccount,
  tags: ['narrow', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('button', { name: 'Search' });
    await expect(search).toBeVisible();
    const { top, bottom } = search.getBoundingClientRect();
    const page = canvas.getByRole('link', { name: 'Payouts' }).getBoundingClientRect();
    await expect(page.top).toBeGreaterThanOrEqual(top);
    await expect(page.bottom).toBeLessThanOrEqual(bottom);
  },
};

export const SeveralVendors: Story = {
  args: { vendors: [aPortalVendor, anotherVendor] },
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole('navigation', { name: 'Your vendors' });
    const switcher = within(place).getByRole('combobox', { name: 'Vendor' });
    await expect(switcher).toHaveDisplayValue('Juniper & Oak');
    await userEvent.selectOptions(switcher, 'Lantern Loom');
    await expect(args.onSwitchVendor).toHaveBeenCalledWith(2);
  },
};

/** Every page that a shop can show. */
export const FullMenu: Story = {
  args: {
    entries: [
      'Commissions',
      'Unpaid Orders',
      'Products',
      'Payouts',
      'Customers',
      'Sell Form',
      'Contact',
      'Settings',
    ].map((label, at) => ({ label, href: `#page-${at}`, isCurrent: at === 2 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
};

/** On a phone the menu is a row that scrolls: all of it can be reached, and the page does not move. */
export const FullMenuOnPhone: Story = {
  ...FullMenu,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    for (let presses = 0; presses < 9; presses += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** A shop that hides every entry still has a way out. */
export const EmptyMenu: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const NoVendors: Story = {
  args: { vendors: [], vendorId: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No vendors associated to your login. Please contact the store owner.'),
    ).toBeVisible();
    await expect(canvas.queryByText('The page itself.')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Commissions' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: { shop: { ...aPortalShop, vendor_portal_disabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rookery Market’s vendor portal is closed/)).toBeVisible();
    await expect(canvas.queryByText('The page itself.')).toBeNull();
  },
};

const never = fn(() => new Promise<never>(() => undefined));

export const LoggingOut: Story = {
  args: { onLogout: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    const busy = await canvas.findByRole('button', { name: 'Logging out…' });
    never.mockClear();
    await userEvent.click(busy);
    await expect(never).not.toHaveBeenCalled();
  },
};

export const LogoutRefused: Story = {
  args: { onLogout: fn<() => Promise<Outcome>>(() => Promise.resolve({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.'));
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

/** The menu stays in sight on a phone, and nothing is cut off. */
export const SmallScreen: Story = {
  args: { vendors: [aPortalVendor, anotherVendor] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Payouts' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

const longName =
  'The Honourable Company of Basket Weavers, Candle Makers and Letterpress Printers of Hastings';

export const LongNames: Story = {
  args: {
    shop: { ...aPortalShop, name: longName, vendor_portal_logo_url: '' },
    vendors: [{ id: 1, name: longName }, anotherVendor],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = {
  args: { vendors: [aPortalVendor, anotherVendor] },
  globals: { direction: 'rtl' },
};

export const German: Story = { ...OneVendor, ...inGerman };

export const Arabic: Story = { ...OneVendor, ...inArabic };
