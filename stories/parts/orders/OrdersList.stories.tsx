import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { OrdersList, type OrdersQuery } from '@consignment/components/parts/orders/OrdersList';
import type { Guide } from '../../../.storybook/guide.ts';
import { aPageOf, controlsOf, failed, loading } from '../../fixtures/list.ts';
import { anOrder, anOrdersQuery, someOrders } from '../../fixtures/order.ts';
import { done } from '../../primitives/answers.ts';

/** All but the orders, their total and the query. */
const given = {
  currency: 'GBP',
  timeZone: 'Europe/London',
  showsCompany: false,
  hrefOfOrder: (id: number) => `/orders/${id}`,
  onExport: fn(() => Promise.resolve(done)),
} satisfies Partial<ComponentProps<typeof OrdersList>>;

const meta = {
  title: 'Parts/Orders/OrdersList',
  component: OrdersList,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the orders of a shop, in the merchant’s and the sales reps’ app: searched, filtered by payment, fulfillment and day, sorted, and exported.',
      avoid:
        'A vendor’s earnings from these orders are the commissions tab of the vendor. One order is an OrderPage.',
      right: {
        draw: () => (
          <OrdersList
            orders={aPageOf([anOrder()], 906)}
            totals={[{ amount: '148903.50', currency: 'GBP' }]}
            controls={controlsOf(anOrdersQuery, 1)}
            {...given}
          />
        ),
        why: 'The total is the server’s, of all 906 orders that match.',
      },
      wrong: {
        draw: () => (
          <OrdersList
            orders={aPageOf([anOrder()], 906)}
            totals={[{ amount: '164.50', currency: 'GBP' }]}
            controls={controlsOf(anOrdersQuery, 1)}
            {...given}
          />
        ),
        why: 'The total was added up from the rows of this page. £164.50 above “of 906” goes into a tax return as the year’s sales.',
      },
      keyboard: [
        [
          'Tab',
          'Goes from the search to the filters, Export, the sorting headers, the orders and the pages.',
        ],
        ['Enter', 'In the search: searches. On an order: opens it.'],
      ],
      reader:
        '“Orders, table. #1001, row header, link. Payment, Paid. Total, £164.50.” After a search the summary is read out: “Showing 1 to 1 of 906”.',
    } satisfies Guide,
  },
  args: {
    orders: aPageOf(someOrders(50), 906),
    controls: controlsOf(anOrdersQuery),
    ...given,
    totals: [{ amount: '148903.50', currency: 'GBP' }],
  },
} satisfies Meta<typeof OrdersList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '#1001' })).toHaveAttribute('href', '/orders/1');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), '1002{Enter}');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ search: '1002' });
  },
};

export const Columns: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Order', 'Date', 'Customer', 'Payment', 'Fulfillment', 'Total']);
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: 'total_price' });
  },
};

/** Both days count in full; either may be left out. */
export const Days: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    // A date has a field for each of its parts in some languages; its value is one.
    await userEvent.click(canvas.getByRole('button', { name: 'Date All' }));
    await fireEvent.change(await canvas.findByLabelText('Date from'), { target: { value: '2026-03-01' } });
  },
};

export const DaysApplied: Story = {
  ...Days,
  tags: ['wide', 'no-picture'],
  play: async (context) => {
    await Days.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ from: '2026-03-01', to: '' });
  },
};

/** Payment and fulfillment, in the words of the badges. */
export const Statuses: Story = {
  tags: ['wide'],
  args: {
    controls: controlsOf<OrdersQuery>({ ...anOrdersQuery, payment: 'partially_refunded' }),
    totals: [
      { amount: '120.00', currency: 'EUR' },
      { amount: '903.50', currency: 'GBP' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const payment = canvas.getByLabelText('Payment');
    await expect(payment).toHaveDisplayValue('Partially Refunded');
    await userEvent.selectOptions(payment, 'Any Refund');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ payment: 'any_refund' });
    await userEvent.selectOptions(payment, 'N/A');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ payment: 'unknown' });
    await userEvent.selectOptions(canvas.getByLabelText('Fulfillment'), 'Unfulfilled');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ fulfillment: 'unfulfilled' });
    await expect(canvas.getByText('Total:', { exact: false })).toHaveTextContent('Total: €120.00 + £903.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The switch `showOrderCompanyColumn`. */
export const Companies: Story = {
  tags: ['wide'],
  args: { showsCompany: true, orders: aPageOf(someOrders(5)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Company' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};

export const OneRow: Story = { args: { orders: aPageOf([anOrder()]) } };

export const LongNames: Story = {
  args: { orders: aPageOf([anOrder({ customer_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) })]) },
};

export const ZeroAndNegative: Story = {
  args: { orders: aPageOf([anOrder({ total_price: '0.00' }), anOrder({ id: 2, total_price: '-12.00' })]) },
};

export const Empty: Story = { args: { orders: aPageOf([]), totals: [] } };

/** Under a filter an empty list says nothing about the whole. */
export const NothingInTheseDays: Story = {
  args: {
    orders: aPageOf([]),
    totals: [],
    controls: controlsOf({ ...anOrdersQuery, from: '2020-01-01', to: '2020-01-31' }),
  },
  play: ({ canvas }) => expect(canvas.getByText('No matches found.')).toBeVisible(),
};

export const Loading: Story = { args: { orders: loading, totals: [] } };
export const Failed: Story = { args: { orders: failed(), totals: [] } };
export const RightToLeft: Story = { args: { orders: aPageOf(someOrders(6)) }, globals: { direction: 'rtl' } };
