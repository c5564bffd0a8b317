import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '@consignment/components/primitives/Avatar';
import { TopNav } from '@consignment/components/primitives/TopNav';

const names = ['Dashboard', 'Vendors', 'Orders', 'Products', 'Payouts', 'Accounts', 'Help', 'Settings'];

const meta = {
  title: 'Primitives/Navigation/TopNav',
  component: TopNav,
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
  parameters: { frame: 'bare' },
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

/** The number of things that wait on a page stands beside its name. */
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

/** A few pages stay in sight: on a phone they stand in a row of their own, which scrolls where it must. */
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

/** The page that is open is in sight, however far along the row it stands. */
export const SmallScreenLastOfMany: Story = {
  args: {
    small: 'row',
    entries: names.map((label) => ({ label, href: `#${label}`, isCurrent: label === 'Settings' })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
