import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ImportMoney } from '@consignment/components/screens/merchant/imports/ImportMoney';
import { someFindings, someFindingSums } from '../../../fixtures/import-run.ts';
import { aPageOf } from '../../../fixtures/list.ts';

const closed = {
  kind: null,
  orders: aPageOf([]),
  page: 1,
  pageSize: 50,
  hrefOfPage: (page: number) => `?orders=${page}`,
  onOpen: fn(),
};

const meta = {
  title: 'Screens/Merchant/Imports/ImportMoney',
  component: ImportMoney,
  args: {
    sums: someFindingSums,
    open: closed,
    currency: 'GBP',
    onSetPricesIncludeTax: fn(() => Promise.resolve({ is: 'done' as const })),
  },
} satisfies Meta<typeof ImportMoney>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (kind: string) => someFindingSums.filter((sum) => sum.kind === kind);

/** The kinds of which lines wait come first. */
export const EveryKind: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(names[0]).toBe('Orders whose figures do not add up');
    await expect(names.at(-1)).toBe('Orders that do not say whether prices include tax');
    await expect(canvas.getAllByText('In doubt')).toHaveLength(3);
    await expect(canvas.getByText('4 orders, £149.00 in commission')).toBeVisible();
    await expect(canvas.getByText(/^540 orders say that their prices include tax\./)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Show orders' })).toHaveLength(6);
    await expect(canvas.getByText('14 lines worth £540.00 have no rate')).toBeVisible();
    await expect(canvas.getByText('1 line worth £45.00 has no cost')).toBeVisible();
  },
};

export const Opened: Story = {
  args: {
    sums: of('refund_to_assign'),
    open: { ...closed, kind: 'refund_to_assign', orders: aPageOf(someFindings(4)) },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('table', { name: 'Refunds that may affect several vendors' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide orders' }));
    await expect(args.open.onOpen).toHaveBeenCalledWith(null);
  },
};

/** Of lines without a rate the commission is not known, so that their sales are shown. */
export const WithoutRate: Story = {
  tags: ['no-picture'],
  args: {
    sums: of('line_without_rate'),
    open: {
      ...closed,
      kind: 'line_without_rate',
      orders: aPageOf(someFindings(2).map((one) => ({ ...one, kind: 'line_without_rate' as const }))),
    },
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Lines without a rate' });
    await expect(within(table).getByRole('columnheader', { name: 'Sales' })).toBeVisible();
    await expect(within(table).queryByRole('columnheader', { name: 'Commission' })).toBeNull();
  },
};

export const Closed: Story = {
  tags: ['no-picture'],
  args: { sums: of('customer_owes') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show orders' }));
    await expect(args.open.onOpen).toHaveBeenCalledWith('customer_owes');
  },
};

export const Loading: Story = {
  tags: ['no-picture'],
  args: {
    sums: of('refund_to_assign'),
    open: { ...closed, kind: 'refund_to_assign', orders: { is: 'loading' } },
  },
};

/** The setting that most orders have is set at once. */
export const TaxProposed: Story = {
  tags: ['no-picture'],
  args: { sums: of('tax_included') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on “Prices include tax”' }));
    await expect(args.onSetPricesIncludeTax).toHaveBeenCalledWith(true);
  },
};

export const TaxRefused: StoryObj<typeof ImportMoney> = {
  args: {
    sums: of('tax_included').map((sum) => ({ ...sum, proposed_prices_include_tax: false })),
    onSetPricesIncludeTax: () =>
      Promise.resolve({
        is: 'refused',
        problem: { title: 'Stale', detail: 'Someone else has changed this setting.', errors: [] },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off “Prices include tax”' }));
    await expect(await canvas.findByText('Someone else has changed this setting.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn off “Prices include tax”' })).toBeEnabled();
  },
};

/** A person who may not change settings reads where it is changed. */
export const TaxForReaders: StoryObj<typeof ImportMoney> = {
  tags: ['no-picture'],
  args: { sums: of('tax_included'), onSetPricesIncludeTax: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** Beyond five vendors the orders name the others. */
export const LongNames: Story = {
  args: {
    sums: of('sums_differ').map((sum) => ({
      ...sum,
      vendor_count: 31,
      vendors: Array.from({ length: 20 }, (_, n) => ({
        vendor: `The Society of Makers of Hand-Thrown Stoneware and Slipware of the Upper Valley ${n + 1}`,
        orders: 2,
        amount: '1234567.89',
      })),
    })),
  },
  play: ({ canvas }) => expect(canvas.getByText('and 26 other vendors')).toBeVisible(),
};

export const Phone: Story = {
  args: {
    sums: of('refund_to_assign'),
    open: { ...closed, kind: 'refund_to_assign', orders: aPageOf(someFindings(2)) },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
