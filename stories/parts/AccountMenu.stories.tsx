import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AccountMenu } from '@consignment/components/parts/AccountMenu';
import { AccountPanel } from '@consignment/components/parts/AccountPanel';
import { TopNav } from '@consignment/components/primitives/TopNav';

const meta = {
  title: 'Parts/Pages/AccountMenu',
  component: AccountMenu,
  parameters: { frame: 'bare' },
  args: {
    name: 'ana@rookery.example',
    small: 'inline',
    onNear: fn(),
    children: (
      <AccountPanel
        email="ana@rookery.example"
        shopName="Rookery Market"
        scheme={{ choice: null, shown: 'light' }}
        onChooseScheme={() => Promise.resolve({ is: 'done' })}
        hrefOfImport="#import"
        onSignOut={fn()}
      />
    ),
  },
  render: (args) => (
    <TopNav
      label="Main"
      brand="Rookery Market"
      entries={[{ label: 'Vendors', href: '#vendors', isCurrent: true }]}
      trailing={<AccountMenu {...args} />}
    />
  ),
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens it, Escape closes it, and the way out is reached by Tab. */
export const Open: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Account' });
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
    opener.focus();
    await expect(args.onNear).toHaveBeenCalled();
    await userEvent.click(opener);
    await expect(await canvas.findByRole('button', { name: 'Logout' })).toBeVisible();
    canvas.getByRole('link', { name: 'Import' }).addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('link', { name: 'Import' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull());
    await userEvent.click(opener);
    await canvas.findByRole('button', { name: 'Logout' });
  },
};

/** On a phone it stands in the menu of the bar, without a button of its own. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Account' })).toBeNull();
  },
};

/** Where the bar has no menu, it is a button on a phone too. */
export const SmallScreenButton: Story = {
  args: { small: 'button' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  render: (args) => (
    <TopNav
      label="Main"
      small="row"
      brand="Rookery Market"
      entries={[]}
      trailing={<AccountMenu {...args} />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(await canvas.findByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Open, tags: ['wide'], globals: { direction: 'rtl' } };
