import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectingPaypalPage } from '@consignment/components/parts/pages/ConnectingPaypalPage';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';
import { someHelpLinks } from '../../fixtures/help.ts';

/** The tutorial that the PayPal settings lead to. */
const meta = {
  title: 'Parts/Pages/ConnectingPaypalPage',
  component: ConnectingPaypalPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'As the page that the PayPal settings lead to, before the first payment: account, app, live keys, the feature Payouts, and a small trial.',
      avoid:
        'A payment that failed says why on its payout. A shop that pays by bank transfer needs none of this.',
      right: {
        draw: () => (
          <Card title="PayPal">
            <Stack space="medium">
              <TextField name="right-client" label="Live client id" />
              <Link href="#help" label="Connecting PayPal, step by step" isExternal />
            </Stack>
          </Card>
        ),
        why: 'The tutorial stays open in its own tab while the person copies the keys from PayPal.',
      },
      wrong: {
        draw: () => (
          <Card title="PayPal">
            <TextField
              name="wrong-client"
              label="Live client id"
              hint="Log in to the PayPal developer dashboard, create an app of the type Merchant, switch from Sandbox to Live, copy the client id and the secret, enable Payouts and wait 1-3 days."
            />
          </Card>
        ),
        why: 'A tutorial in a hint is read out in one breath at every visit of the field, and the warning about Payouts drowns in it.',
      },
      keyboard: [
        ['Tab', 'Goes through the links: Help, PayPal’s dashboard, Settings, Vendors.'],
        ['Enter', 'Follows one; PayPal opens in a new tab.'],
      ],
      reader:
        '“Connecting PayPal, heading level 1”, then “Warning: Before you begin”. PayPal’s link ends in “opens in a new tab”.',
    } satisfies Guide,
  },
  args: { links: someHelpLinks },
} satisfies Meta<typeof ConnectingPaypalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connecting PayPal' })).toBeVisible();
    await expect(canvas.getByText('1. A business account')).toBeVisible();
    await expect(canvas.getByText('2. A developer app')).toBeVisible();
    await expect(canvas.getByText('3. Live credentials')).toBeVisible();
    await expect(canvas.getByText('4. Enable Payouts')).toBeVisible();
    await expect(canvas.getByText(/about 1-3 days/)).toBeVisible();
    await expect(canvas.getByText('5. Run a payout')).toBeVisible();
    await expect(canvas.getByText(/not available in Canada/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
