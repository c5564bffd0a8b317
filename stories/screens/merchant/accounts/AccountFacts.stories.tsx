import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFacts } from '@consignment/components/screens/merchant/accounts/AccountFacts';
import { aNewAccount, anAccount } from '../../../fixtures/account.ts';

const meta = {
  title: 'Screens/Merchant/Accounts/AccountFacts',
  component: AccountFacts,
  args: { account: anAccount(), timeZone: 'Europe/London' },
} satisfies Meta<typeof AccountFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The further questions of some shops at registration. */
export const AllThatWasSaid: Story = { args: { account: { ...aNewAccount, donate: true } } };
