import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '@consignment/components/primitives/text/Avatar';
import { TopNav } from '@consignment/components/primitives/navigation/TopNav';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const names = ['Dashboard', 'Vendors', 'Orders', 'Products', 'Payouts', 'Accounts', 'Help', 'Settings'];

const meta = {
  title: 'Primitives/Navigation/TopNav',
  component: TopNav,
  tags: ['stable'],

  args: {
    label: 'Main',
    brand: 'Consignment',
    entries: names.map((label) => ({
      label,
      href: `#${label.toLowerCase()}`,
      isCurrent: label === 'Vendors',
    })),
    trailing: <Avatar name="Ana Lopes" src={null} size="small" />,
  },
  parameters: {
    guide: {
      use: 'Once in an app: its header with the pages that everybody needs, side by side, and the current one shown.',
      avoid: 'The pages of one section are a SideMenu, the parts of one thing Tabs.',
      right: {
        draw: () => (
          <Inline space="large" align="center">
            <Text as="span" weight="semibold">
              Consignment
            </Text>
            <Link href="#vendors" label="Vendors" tone="strong" />
            <Link href="#orders" label="Orders" tone="quiet" />
            <Link href="#payouts" label="Payouts" tone="quiet" />
          </Inline>
        ),
        why: 'Plain nouns, as people say them, in the order of a working day.',
      },
      wrong: {
        draw: () => (
          <Inline space="large" align="center">
            <Text as="span" weight="semibold">
              Consignment
            </Text>
            <Link href="#hub" label="Partner Hub" tone="quiet" />
            <Link href="#flow" label="MoneyFlow™" tone="quiet" />
            <Link href="#more" label="Discover more" tone="quiet" />
          </Inline>
        ),
        why: 'Names that have to be learned before a page is found, and none of them is shown as the current one.',
      },
      keyboard: [
        ['Tab', 'Moves through brand, pages, tools and account.'],
        ['Enter', 'Goes to the page.'],
        ['Enter or Space', 'On the menu button of a small window: shows the pages, and hides them.'],
        ['Escape', 'Hides them again.'],
      ],
      reader:
        '“Main, navigation. Vendors, link, current page. Orders, link.” What waits on a page is read with it, as in “(3 new accounts)”.',
    } satisfies Guide,
    frame: 'bare',
  },
} satisfies Meta<typeof TopNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Vendors');
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      '#page-title',
    );
  },
};

const waiting = names.map((label) => ({
  label,
  href: `#${label.toLowerCase()}`,
  isCurrent: label === 'Vendors',
  ...(label === 'Accounts' ? { waiting: { count: 3, words: '3 new accounts' } } : {}),
}));

/** The number of things that wait on a page is beside its name. */
export const SomethingWaits: Story = {
  tags: ['wide'],
  args: { entries: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Accounts (3 new accounts)' })).toHaveTextContent('3');
  },
};

/** And beside the button that the pages are behind. */
export const SomethingWaitsSmall: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  args: { entries: waiting },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Menu (3 new accounts)' })).toBeVisible(),
};

/** Behind a menu button, which Escape returns to. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('link', { name: 'Payouts' })).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Payouts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
  },
};

/** A few pages stay in sight: on a phone they are in a separate row, which scrolls where it must. */
export const SmallScreenRow: Story = {
  args: {
    small: 'row',
    entries: names.slice(1, 3).map((label) => ({ label, href: `#${label}`, isCurrent: false })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
  },
};

/** The open page is in sight, however far along the row it is. */
export const SmallScreenLastOfMany: Story = {
  args: {
    small: 'row',
    entries: names.map((label) => ({ label, href: `#${label}`, isCurrent: label === 'Settings' })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    // Clear of the edge, where the others fade.
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 32);
  },
};
