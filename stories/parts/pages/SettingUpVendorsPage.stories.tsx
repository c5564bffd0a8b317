import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingUpVendorsPage } from '@consignment/components/parts/pages/SettingUpVendorsPage';
import { Button } from '@consignment/components/primitives/actions/Button';
import { EmptyState } from '@consignment/components/primitives/feedback/EmptyState';
import { Link } from '@consignment/components/primitives/navigation/Link';
import type { Guide } from '../../../.storybook/guide.ts';
import { someHelpLinks } from '../../fixtures/help.ts';

/** The first of three tutorials. */
const meta = {
  title: 'Parts/Pages/SettingUpVendorsPage',
  component: SettingUpVendorsPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'As the first tutorial of Help: vendors come with products, by name or by tag. Link to it wherever a person may miss a vendor.',
      avoid:
        'How vendors get their logins is the ConnectingAccountsPage. The choice itself is made in the settings.',
      right: {
        draw: () => (
          <EmptyState
            title="There are no vendors yet."
            detail="They come with your products."
            action={<Link href="#help" label="How to set up vendors" />}
          />
        ),
        why: 'It sends the owner to the one thing that makes vendors: products that name them.',
      },
      wrong: {
        draw: () => (
          <EmptyState
            title="There are no vendors yet."
            detail="Add your first vendor."
            action={<Button label="Add Vendor" onClick={() => undefined} />}
          />
        ),
        why: 'Vendors are not typed in. One that is would match no product, and stay at £0.00 for ever.',
      },
      keyboard: [
        ['Tab', 'Goes through the links: Help, Settings, import, Vendors, and the next tutorial.'],
        ['Enter', 'Follows one.'],
      ],
      reader:
        '“Setting up vendors, heading level 1.” Each step is a region with a heading of level 2; the two ways of the first have level 3.',
    } satisfies Guide,
  },
  args: { links: someHelpLinks },
} satisfies Meta<typeof SettingUpVendorsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Setting up vendors' })).toBeVisible();
    await expect(canvas.getByText('By vendor name')).toBeVisible();
    await expect(canvas.getByText('By product tag')).toBeVisible();
    await expect(canvas.getByText('vendor_')).toBeVisible();
    await expect(canvas.getByText(/created automatically/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Help' })[0]).toHaveAttribute('href', '/help');
    await expect(canvas.getAllByRole('link', { name: 'import' })[0]).toHaveAttribute('href', '/import');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
