import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImportScreen } from '@consignment/components/screens/merchant/imports/ImportScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import {
  aCheck,
  aFile,
  aFinishedImport,
  anImport,
  anImportInQuestion,
  someEffect,
  someFindings,
  someFindingSums,
  someGaps,
  someGapsInSum,
  someProblems,
} from '../../../fixtures/import-run.ts';
import { aPageOf } from '../../../fixtures/list.ts';
import { done, pendingAnswer } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Imports/ImportScreen',
  component: ImportScreen,
  parameters: { frame: 'bare' },
  args: {
    run: null,
    problems: aPageOf([]),
    problemPages: { page: 1, pageSize: 50, hrefOfPage: (page) => `?page=${page}` },
    gaps: aPageOf([]),
    gapPages: { page: 1, pageSize: 50, hrefOfPage: (page) => `?products=${page}` },
    findings: {
      kind: null,
      orders: aPageOf([]),
      page: 1,
      pageSize: 50,
      hrefOfPage: (page) => `?orders=${page}`,
      onOpen: fn(),
    },
    sending: null,
    currency: 'GBP',
    timeZone: 'Europe/London',
    hrefOfVendors: '/vendors',
    hrefOfMoves: '/import/move',
    onCheck: fn(() => Promise.resolve(done)),
    onAnswer: fn(() => Promise.resolve(done)),
    onSetPricesIncludeTax: fn(() => Promise.resolve(done)),
    onImport: fn(() => Promise.resolve(done)),
    onCancel: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const csv = (name: string) => new File(['Handle,Title\n'], name, { type: 'text/csv' });

/** Nothing is sent before there is a file; each file goes under its own role. */
export const FirstTime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // The reason is there, and is the button's description.
    await expect(canvas.getAllByText('Choose at least one file first.').at(-1)).toBeVisible();
    await expect(canvas.getByText(/is optional if the orders/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect(args.onCheck).not.toHaveBeenCalled();
    const [products, orders] = [csv('products_export.csv'), csv('orders_export.csv')];
    await userEvent.upload(canvas.getByLabelText('Products'), products);
    await userEvent.upload(canvas.getByLabelText('Orders'), orders);
    await expect(canvas.getByText('products_export.csv')).toBeVisible();
    await expect(canvas.queryByText('Choose at least one file first.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect(args.onCheck).toHaveBeenCalledWith({ products, orders });
  },
};

/** A file of another kind is not taken. */
export const WrongKind: Story = {
  play: async ({ canvas, userEvent }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('Orders'), new File(['x'], 'orders.xlsx'));
    await expect(canvas.getByText('Not a .csv file: orders.xlsx')).toBeVisible();
  },
};

/** The chosen files stay. */
export const Refused: Story = {
  args: {
    onCheck: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'An import is running already. Start again when it has finished.',
          errors: [{ detail: 'An import is running already. Start again when it has finished.' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Orders'), csv('orders_export.csv'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect(
      await canvas.findByText('An import is running already. Start again when it has finished.'),
    ).toBeVisible();
    await expect(canvas.getByText('orders_export.csv')).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    sending: { name: 'orders_export.csv', percent: 40 },
    onCheck: fn(() => pendingAnswer().promise),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Orders'), csv('orders_export.csv'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect(canvas.getByRole('progressbar', { name: 'Sending orders_export.csv' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Sending the files…' })).toBeVisible();
  },
};

/** Also when somebody else, or the command, has started it: one import runs at a time. */
export const Running: Story = {
  args: { run: anImport() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading orders' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check files' })).toBeNull();
  },
};

/** The heading sums up; whom it pays what follows, and then the choice. */
export const AllRight: Story = {
  args: { run: aCheck() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('561 orders: 532 new, 3 changed, 26 unchanged. Everything adds up.'),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Vendors whose amount due will change' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeVisible();
  },
};

/** Findings that move money come first, with the orders of one kind opened. */
export const MoneyInDoubt: Story = {
  args: {
    run: aCheck({ findings: someFindingSums }),
    findings: {
      kind: 'refund_to_assign',
      orders: aPageOf(someFindings(4)),
      page: 1,
      pageSize: 50,
      hrefOfPage: (page) => `?orders=${page}`,
      onOpen: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/The amounts for some orders are in doubt\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide orders' }));
    await expect(args.findings.onOpen).toHaveBeenCalledWith(null);
  },
};

export const MoneyInDoubtOnAPhone: Story = {
  args: { run: aCheck({ findings: someFindingSums.slice(0, 3) }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The files hold nothing that is not here already. */
export const NothingToImport: Story = {
  args: {
    run: aCheck({
      counts: {
        ...aCheck().counts,
        orders_new: 0,
        orders_changed: 0,
        orders_unchanged: 561,
        vendors_created: 0,
      },
      new_vendors: [],
      effect: { ...someEffect, vendor_count: 0, vendors: [] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('561 orders: 561 unchanged. Everything adds up.')).toBeVisible();
    await expect(canvas.getByText('The amounts due to vendors won’t change.')).toBeVisible();
  },
};

/** A file of another kind is refused by name, in one sentence. */
export const AbandonedCheckouts: Story = {
  tags: ['no-picture'],
  args: {
    run: aCheck({
      state: 'check_failed',
      problem:
        "The orders file is the export of abandoned checkouts: no row has a 'Financial Status'. Open Orders in Shopify, export the orders from there, and choose that file.",
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText(/the export of abandoned checkouts/)).toBeVisible(),
};

/** Other files wait until there is a decision on these. */
export const Checked: Story = {
  args: {
    run: aCheck({ gaps: someGapsInSum, counts: { ...aCheck().counts, skipped: 3 } }),
    gaps: aPageOf(someGaps(3)),
    problems: aPageOf(someProblems(3)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('table', { name: 'Products to check' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Rows to check' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check files' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The dates are asked about before anything is read; other files wait. */
export const DatesInQuestion: Story = {
  args: { run: anImportInQuestion() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('Products')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Month first' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ orders: 'month_first' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** After the answer the check says how it has read the dates. */
export const DatesAnswered: Story = {
  args: { run: aCheck({ files: [aFile({ date_order: 'day_first' })] }) },
  play: ({ canvas }) =>
    expect(canvas.getByText('Dates in orders_export.csv are read with the day first.')).toBeVisible(),
};

/** Dates of both kinds in one file are no question: the rows are named. */
export const DatesInTwoWays: Story = {
  args: {
    run: aCheck({
      state: 'check_failed',
      problem:
        "The dates of the orders file are written in two ways: '1/31/2024 9:12' in row 18 ('Created at') cannot be day first, and '31/01/2024 10:20' in row 2 ('Created at') cannot be month first. Export the file again and import it unchanged, or write all dates in one way.",
    }),
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Check files' })).toBeVisible(),
};

export const Checking: Story = {
  args: { run: anImport({ state: 'checking' }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Check files' })).toBeNull(),
};

/** The files can be mended and chosen again. */
export const CheckFailed: Story = {
  args: { run: aCheck({ state: 'check_failed', problem: 'The orders file is empty.' }) },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Check files' })).toBeVisible(),
};

/** Written, and yet with something to say: no row was left out. */
export const DoneWithRemarks: Story = {
  args: { run: aFinishedImport, problems: aPageOf(someProblems(1)) },
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: 'Rows to check' })).toBeVisible(),
};

export const Done: Story = { args: { run: aFinishedImport } };

export const DoneWithSkippedRows: Story = {
  args: {
    run: { ...aFinishedImport, counts: { ...aFinishedImport.counts, skipped: 3 } },
    problems: aPageOf(someProblems(3)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The price is missing.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View vendors' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    run: anImport({
      state: 'failed',
      problem: 'The orders file has no column "Lineitem price". It looks like a products export.',
    }),
  },
};

export const RightToLeft: Story = { args: { run: anImport() }, globals: { direction: 'rtl' } };
