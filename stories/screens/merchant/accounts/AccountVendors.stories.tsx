import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountVendors } from '@consignment/components/screens/merchant/accounts/AccountVendors';
import type { AccountVendor } from '../../../../packages/components/src/screens/merchant/accounts/account.ts';
import type { SearchAnswer } from '../../../../packages/components/src/primitives/use-remote-search.ts';
import { anAccount, searchVendors } from '../../../fixtures/account.ts';
import { aProblem } from '../../../fixtures/list.ts';

type Search = (text: string) => Promise<SearchAnswer<AccountVendor>>;

const searchFailed: SearchAnswer<AccountVendor> = { is: 'failed', problem: aProblem };

/** For the vendors of one account. The vendor of one line item is a SetVendorDialog. */
const meta = {
  title: 'Screens/Merchant/Accounts/AccountVendors',
  component: AccountVendors,
  args: { vendors: anAccount().vendors, error: null, onSearch: fn(searchVendors), onChange: fn() },
} satisfies Meta<typeof AccountVendors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One that is there already is not added again. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: /Add a vendor/ });
    await userEvent.type(field, 'juniper');
    await userEvent.click(await canvas.findByRole('option', { name: /there already/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Juniper & Oak is there already.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Juniper & Oak' }));
    await expect(args.onChange).toHaveBeenCalledWith([{ id: 2, name: 'Saltmarsh Pottery' }]);
  },
};

export const Empty: Story = {
  args: { vendors: [] },
  play: ({ canvas }) =>
    expect(canvas.getByText('This Account Currently is not associated with any vendors')).toBeVisible(),
};

export const Refused: Story = { args: { vendors: [], error: 'No vendors selected.' } };

export const SearchFailed: Story = {
  args: { onSearch: fn<Search>(() => Promise.resolve(searchFailed)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ju');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
