import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { PayAllRows } from '@consignment/components/screens/merchant/vendors/PayAllRows';
import { aPayAllPlan } from '../../../fixtures/pay-all.ts';

const { payouts, skipped } = aPayAllPlan();

const meta = {
  title: 'Screens/Merchant/Vendors/PayAllRows',
  component: PayAllRows,
  args: {
    heading: 'To be paid: 2 vendors',
    rows: payouts.map(({ vendor, vendor_name: name, amount }) => ({
      key: vendor,
      name,
      detail: '3 line items',
      figure: <MoneyText amount={amount} currency="GBP" />,
    })),
  },
} satisfies Meta<typeof PayAllRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAmounts: Story = {
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: args.heading }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Juniper & Oak3 line items£412.60',
      'Lantern Loom3 line items£84.50',
    ]);
  },
};

/** Each vendor that is left out has its reason and no amount. */
export const WithReasons: Story = {
  args: {
    heading: 'Left out: 2 vendors',
    rows: skipped.map(({ vendor: key, vendor_name: name, reason: detail }) => ({ key, name, detail })),
  },
};

/** The list scrolls by keyboard too. */
export const Many: Story = {
  args: {
    heading: 'To be paid: 40 vendors',
    rows: Array.from({ length: 40 }, (_, at) => ({
      key: at,
      name: `Workshop ${at + 1}`,
      detail: '1 line item',
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: args.heading })).toHaveFocus();
  },
};
