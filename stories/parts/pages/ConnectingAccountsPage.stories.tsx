import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectingAccountsPage } from '@consignment/components/parts/pages/ConnectingAccountsPage';
import { EmptyState } from '@consignment/components/primitives/feedback/EmptyState';
import { Link } from '@consignment/components/primitives/navigation/Link';
import type { Guide } from '../../../.storybook/guide.ts';
import { someHelpLinks } from '../../fixtures/help.ts';

/** The tutorial that the list of accounts leads to. */
const meta = {
  title: 'Parts/Pages/ConnectingAccountsPage',
  component: ConnectingAccountsPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'As the page that Accounts and Help lead to: how a vendor’s login comes about, is connected, and is locked out again.',
      avoid:
        'How vendors themselves come about is the SettingUpVendorsPage. One sentence that helps with a field is the field’s hint.',
      right: {
        draw: () => (
          <EmptyState
            title="There are no accounts yet."
            detail="Vendors register in your portal."
            action={<Link href="#help" label="How to connect accounts to vendors" />}
          />
        ),
        why: 'One sentence and the way to the rest, which is still there when the first vendor calls.',
      },
      wrong: {
        draw: () => (
          <EmptyState
            title="There are no accounts yet."
            detail="Send vendors the address of your portal. They register, you open the account, press Edit Account, look at the email, add their vendors, tick Active and save. They get a mail, unless you switched that off."
          />
        ),
        why: 'The steps vanish with the first account, which is when they are needed: it has registered and waits to be connected.',
      },
      keyboard: [
        ['Tab', 'Goes through the links: Help, Accounts, Settings.'],
        ['Enter', 'Follows one.'],
      ],
      reader:
        '“Connecting accounts to vendors, heading level 1.” Each step is a region with a heading of level 2, so a reader can jump to “2. You connect them”.',
    } satisfies Guide,
  },
  args: { links: someHelpLinks },
} satisfies Meta<typeof ConnectingAccountsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Connecting accounts to vendors' }),
    ).toBeVisible();
    await expect(canvas.getByText('1. Vendors register')).toBeVisible();
    await expect(canvas.getByText('2. You connect them')).toBeVisible();
    await expect(canvas.getByText('Edit Account')).toBeVisible();
    await expect(canvas.getByText('3. They log in')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Accounts' })[0]).toHaveAttribute('href', '/accounts');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
