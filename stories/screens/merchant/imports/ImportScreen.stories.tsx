import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImportScreen } from '@consignment/components/screens/merchant/imports/ImportScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/outcome.ts';
import { aFinishedImport, anImport, someProblems } from '../../../fixtures/import-run.ts';
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
    sending: null,
    timeZone: 'Europe/London',
    hrefOfVendors: '/vendors',
    onStart: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const csv = (name: string) => new File(['Handle,Title\n'], name, { type: 'text/csv' });

/** Nothing is sent before there is a file; each file goes under its own role. */
export const FirstTime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(args.onStart).not.toHaveBeenCalled();
    const [products, orders] = [csv('products_export.csv'), csv('orders_export.csv')];
    await userEvent.upload(canvas.getByLabelText('Products'), products);
    await userEvent.upload(canvas.getByLabelText('Orders'), orders);
    await expect(canvas.getByText('products_export.csv')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(args.onStart).toHaveBeenCalledWith({ products, orders });
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
    onStart: fn(() =>
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
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(
      await canvas.findByText('An import is running already. Start again when it has finished.'),
    ).toBeVisible();
    await expect(canvas.getByText('orders_export.csv')).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    sending: { name: 'orders_export.csv', percent: 40 },
    onStart: fn(() => pendingAnswer().promise),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Orders'), csv('orders_export.csv'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(canvas.getByRole('progressbar', { name: 'Sending orders_export.csv' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Starting the import…' })).toBeVisible();
  },
};

/** Also when somebody else, or the command, has started it: one import runs at a time. */
export const Running: Story = {
  args: { run: anImport() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading orders' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start import' })).toBeNull();
  },
};

export const Done: Story = { args: { run: aFinishedImport } };

export const DoneWithSkippedRows: Story = {
  args: {
    run: { ...aFinishedImport, counts: { ...aFinishedImport.counts, skipped: 3 } },
    problems: aPageOf(someProblems(3)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The price is missing.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your vendors' })).toBeVisible();
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
