import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { FindAnything } from '@consignment/components/parts/pages/FindAnything';
import { FindButton } from '@consignment/components/parts/pages/FindButton';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { SearchBox } from '@consignment/components/primitives/filters/SearchBox';
import type { ComponentProps } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { aProblem } from '../../fixtures/list.ts';

type Search = ComponentProps<typeof FindAnything>['searches'][number];
type Records = Extract<Awaited<ReturnType<Search['onSearch']>>, { is: 'found' }>['options'];

const searchOf = (label: string, options: Records): Search => ({
  label,
  onSearch: () => Promise.resolve({ is: 'found', options }),
});

const at = '2026-03-05T14:30:00Z';

const vendors = searchOf('Vendors', [
  {
    kind: 'vendor',
    href: '#v4',
    name: 'Atelier Lune',
    contact: 'June Marlowe',
    due: '45.98',
    currency: 'GBP',
  },
  {
    kind: 'vendor',
    href: '#v7',
    name: 'Juniper & Oak',
    contact: 'Juniper & Oak',
    due: '0.00',
    currency: 'GBP',
  },
]);
const orders = searchOf('Orders', [
  { kind: 'order', href: '#o1', name: '#1024', customer: 'June Abara', at },
]);
const payouts = searchOf('Payouts', [
  { kind: 'payout', href: '#p1', number: 1024, to: 'Juniper & Oak', amount: '120.00', currency: 'GBP', at },
]);
const products = searchOf('Products', [{ kind: 'product', href: '#g1', name: 'Juniper bowl' }]);
const accounts = searchOf('Accounts', [
  { kind: 'account', href: '#a1', name: 'June Marlowe', email: 'june@lune.example' },
]);
const all = [vendors, orders, payouts, products, accounts];
const none = all.map(({ label }) => searchOf(label, []));

const meta = {
  title: 'Parts/Pages/FindAnything',
  component: FindAnything,
  tags: ['new'],
  args: {
    pages: [
      { href: '/', label: 'Dashboard' },
      { href: '/vendors', label: 'Vendors', keywords: 'export pay all' },
      { href: '/orders', label: 'Orders', keywords: 'export' },
      { href: '/settings', label: 'Settings' },
      { href: '/settings/commissions', label: 'Commissions', detail: 'Settings', keywords: 'percentage' },
    ],
    recent: [],
    searches: all,
    timeZone: 'UTC',
    onOpen: fn(),
    onKeys: fn(),
    onChooseScheme: fn(),
    onSignOut: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'To reach any page, setting, vendor, order or payout of an app by its name or number, and to do what a person may do, from anywhere. Open it from a FindButton and with Ctrl K.',
      avoid:
        'One list is searched by its own SearchBox. Choosing a vendor for a form is a Combobox. Nothing that moves money is a command: “Pay Blue Kiln Studio…” opens its review.',
      right: {
        draw: () => <FindButton keys="Ctrl K" onNear={() => undefined} onClick={() => undefined} />,
        why: 'One way in for everything. With “1042” in hand it finds the order and the payout of that number.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <SearchBox label="Search vendors" value="" onSearch={() => undefined} />
            <SearchBox label="Search orders" value="" onSearch={() => undefined} />
          </Inline>
        ),
        why: 'A field for each kind asks first what kind it is. People who have only a number try one field after the other.',
      },
      keyboard: [
        ['Ctrl + K or Command + K', 'Opens it from every page.'],
        [
          'Arrow up, Arrow down',
          'Move through the results, round at the ends; the focus stays in the field.',
        ],
        ['Enter', 'Opens the active result, which is the first until it is moved.'],
        ['Escape', 'Closes it and returns to where one was.'],
      ],
      reader:
        '“Find anything, dialog, combobox, expanded. Go to, group, Dashboard, 1 of 9.” After typing: “Searching…”, then “3 results.”',
    } satisfies Guide,
  },
} satisfies Meta<typeof FindAnything>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Find anything' });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await field()).toHaveAttribute(
      'placeholder',
      'Search vendors, orders, payouts, products and accounts…',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ href: '/vendors' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The pages that were chosen lately come first, and none is there twice. */
export const Recent: Story = {
  args: {
    recent: [
      { kind: 'vendor', href: '#v7', label: 'Juniper & Oak' },
      { kind: 'page', href: '/orders', label: 'Orders' },
    ],
  },
  play: async () => {
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await expect(recent.getAllByRole('option')).toHaveLength(2);
    await expect(names().filter((name) => name === 'Orders')).toHaveLength(1);
  },
};

/** Each kind in its group; a name that begins with the words comes before one that has them elsewhere. */
export const Results: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'jun');
    await screen.findByRole('group', { name: 'Accounts' });
    await expect(names()).toEqual([
      'Juniper & Oak£0.00 due',
      'Atelier LuneJune Marlowe · £45.98 due',
      '#1024June Abara · Mar 5, 2026',
      'Payout #1024Juniper & Oak · £120.00 · Mar 5, 2026',
      'Juniper bowl',
      'June Marlowejune@lune.example',
    ]);
  },
};

/** A number is that of an order before it is anything else. */
export const NumberFirst: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), '1024');
    const order = await screen.findByRole('option', { name: /June Abara/ });
    await expect(order).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ href: '#o1' }));
  },
};

/** Pages and sections of the settings are also found by their content. */
export const Pages: Story = {
  args: { searches: none },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'percentage');
    await screen.findByRole('option', { name: /Commissions/ });
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'export');
    await expect(names()).toEqual(['Vendors', 'Orders']);
  },
};

/** A verb and a name find what can be done: its review comes first, and the vendor itself after it. */
export const Verb: Story = {
  args: {
    verbs: [
      {
        verb: 'Pay',
        onSearch: (name) =>
          Promise.resolve({
            is: 'found',
            options: [
              { kind: 'pay', href: `#pay-${name}`, name: 'Atelier Lune', due: '45.98', currency: 'GBP' },
            ],
          }),
      },
      {
        verb: 'Invite',
        onSearch: () =>
          Promise.resolve({
            is: 'found',
            options: [{ kind: 'invite', href: '#invite', name: 'Fern & Fable', email: 'fern@fable.example' }],
          }),
      },
    ],
    searches: [vendors],
  },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'invite fern');
    await screen.findByRole('option', { name: 'Invite Fern & Fable… fern@fable.example', selected: true });
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'pay lune');
    await screen.findByRole('option', { name: 'Pay Atelier Lune… £45.98 due', selected: true });
    await expect(screen.queryByRole('option', { name: /Invite/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ href: '#pay-lune' }));
  },
};

/** An action that has a page is among the actions, and leads there. */
export const Acts: Story = {
  args: {
    acts: [
      { href: '/pay-runs', label: 'Review and pay', keywords: 'draft a pay run vendors' },
      { href: '/import', label: 'Import orders and products', keywords: 'upload csv' },
    ],
    searches: none,
  },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'draft a pay run');
    await screen.findByRole('option', { name: 'Review and pay', selected: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ href: '/pay-runs' }));
  },
};

/** The theme changes at once; nothing that moves money is an action here. */
export const Actions: Story = {
  args: { searches: none },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'change the theme to dark');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChooseScheme).toHaveBeenCalledWith('dark');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'log out');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalled();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'keyboard');
    await screen.findByRole('option', { name: 'Keys ?' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeys).toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  args: { searches: none },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zeppelin');
    await screen.findByText(/^Nothing found for/);
  },
};

export const Failed: Story = {
  args: {
    searches: [
      vendors,
      { label: 'Orders', onSearch: () => Promise.resolve({ is: 'failed', problem: aProblem }) },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'jun');
    await screen.findByText('Orders: the search didn’t work.');
    await expect(names()).toHaveLength(2);
  },
};

export const RightToLeft: Story = { ...Results, globals: { direction: 'rtl' } };

export const Phone: Story = {
  ...Results,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow', 'no-picture'],
};
