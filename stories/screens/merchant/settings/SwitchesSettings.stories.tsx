import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { SwitchesSettings } from '@consignment/components/screens/merchant/settings/SwitchesSettings';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/SwitchesSettings',
  component: SwitchesSettings,
  args: { switches: readSwitches({}), onSave: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof SwitchesSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All 32 are there, each with what it does, and each is saved as it is pressed. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const columns = 9;
    await expect(canvas.getAllByRole('switch')).toHaveLength(32 + columns);
    const payAll = canvas.getByRole('switch', { name: 'Pay All' });
    await expect(payAll).toHaveAccessibleDescription(/pays all vendors in one go/);
    await userEvent.click(payAll);
    await expect(args.onSave).toHaveBeenCalledWith({ showPayAllVendors: true });
  },
};

/** Words of a title, an explanation or a group find a switch, and the number of them is read out. */
export const Searching: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const count = canvas.getByRole('status');
    await expect(count).toHaveTextContent('33 switches. Each switch is saved as you turn it on or off.');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search switches' }), 'PAYPAL regis');
    await expect(count).toHaveTextContent('1 of 33 switches');
    await userEvent.tab();
    await userEvent.tab();
    const ask = canvas.getByRole('switch', { name: 'Ask for a PayPal email at registration' });
    await expect(ask).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSave).toHaveBeenCalledWith({ showRegisterPaypalEmail: true });
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getAllByRole('switch')).toHaveLength(41);
  },
};

/** The columns are one switch with a list. */
export const SearchingColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'inventory');
    await expect(canvas.getByRole('region', { name: 'Product columns for a vendor' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 33 switches');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'gift cards');
    await expect(canvas.getByText('No switches match “gift cards”.')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** Columns keep their order, in whichever they are switched on. */
export const Columns: Story = {
  args: { switches: readSwitches({ vendorProductsTabColumns: ['product', 'sold'] }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Cost' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      vendorProductsTabColumns: ['product', 'cost', 'sold'],
    });
  },
};

/** A switch that is on goes off. */
export const SwitchedOn: Story = {
  args: { switches: readSwitches({ hidePortalStats: true }) },
  play: async ({ canvas, userEvent, args }) => {
    const hide = canvas.getByRole('switch', { name: 'Hide totals in the portal' });
    await expect(hide).toBeChecked();
    await userEvent.click(hide);
    await expect(args.onSave).toHaveBeenCalledWith({ hidePortalStats: false });
  },
};

/** The switch stays where it was, and says why. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    const payAll = canvas.getByRole('switch', { name: 'Pay All' });
    await userEvent.click(payAll);
    await canvas.findByText('That did not work. Please try again.');
    await expect(payAll).not.toBeChecked();
  },
};

const detail = 'Someone else has changed this. It is now product.';
const stale: Outcome = {
  is: 'refused',
  problem: { code: 'stale', detail, errors: [{ detail, pointer: '/vendorProductsTabColumns' }] },
};

/** The page, which loads the switches again before it answers: somebody has left the product alone. */
function BesideSomebody({ switches, onSave }: ComponentProps<typeof SwitchesSettings>) {
  const [now, setNow] = useState(switches);
  return (
    <SwitchesSettings
      switches={now}
      onSave={async (change) => {
        const outcome = await onSave(change);
        if (now === switches) {
          setNow({ ...now, vendorProductsTabColumns: ['product'] });
          return stale;
        }
        setNow({ ...now, ...change });
        return outcome;
      }}
    />
  );
}

/** Two people change the list: the second gets a notice, sees what is there now, and chooses. */
export const ColumnsOfSomebodyElse: Story = {
  args: {
    switches: readSwitches({ vendorProductsTabColumns: ['product', 'sold'] }),
  },
  render: (args) => <BesideSomebody {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Cost' }));
    await expect(await canvas.findByText(/Product, Cost, Sold/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Sold' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine over theirs' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      vendorProductsTabColumns: ['product', 'cost', 'sold'],
    });
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Sold' })).toBeChecked());
    await expect(canvas.queryByText(/Someone else/)).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
