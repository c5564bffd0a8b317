import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AccountMenu } from '@consignment/components/parts/pages/AccountMenu';
import { AccountPanel } from '@consignment/components/parts/pages/AccountPanel';
import { TopNav } from '@consignment/components/primitives/navigation/TopNav';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Pages/AccountMenu',
  component: AccountMenu,
  tags: ['new'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Once in an app, at the end of its bar, for what belongs to the person and not to the page: the login, the theme, the form of files and the way out.',
      avoid:
        'Actions on one thing, such as a vendor, are a Menu beside its name. A switch between vendors is a FilterSelect, which shows the choice without being opened.',
      right: {
        draw: () => (
          <AccountMenu name="ana@rookery.example" small="button" onNear={() => undefined}>
            <AccountPanel
              email="ana@rookery.example"
              shopName="Rookery Market"
              scheme={{ choice: null, shown: 'light' }}
              onChooseScheme={() => Promise.resolve({ is: 'done' })}
              csvForm="commas"
              onChooseCsvForm={() => Promise.resolve({ is: 'done' })}
              hrefOfSecurity="#security"
              hrefOfImport="#import"
              onKeys={() => undefined}
              onSignOut={() => undefined}
            />
          </AccountMenu>
        ),
        why: 'The initials are those of the login, so two people who share the till see whose session it is.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <Text weight="semibold">Juniper & Oak</Text>
            <AccountMenu name="Juniper & Oak" small="button" onNear={() => undefined}>
              <Text>Pay now, hide, merge with another vendor</Text>
            </AccountMenu>
          </Inline>
        ),
        why: 'It is read out as “Account”, whatever it contains. An owner who is looking for Logout opens the actions of a vendor.',
      },
      keyboard: [
        ['Enter or Space', 'Opens the panel below the button, and closes it again.'],
        ['Tab', 'Goes from the button into the open panel: theme, files, Security, Import, Logout.'],
        ['Escape', 'Closes the panel and returns to the button.'],
      ],
      reader:
        '“Account, button, collapsed.” The initials and the arrow are not read out. Once open: “expanded”, and the next stop is the group “Theme”.',
    } satisfies Guide,
  },
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
        csvForm="commas"
        onChooseCsvForm={() => Promise.resolve({ is: 'done' })}
        hrefOfSecurity="#security"
        hrefOfImport="#import"
        onKeys={fn()}
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

/** On a phone it is in the menu of the bar, without its own button. */
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
