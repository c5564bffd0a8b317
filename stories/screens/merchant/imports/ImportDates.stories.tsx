import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImportDates } from '@consignment/components/screens/merchant/imports/ImportDates';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aFile, someDateSamples } from '../../../fixtures/import-run.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Imports/ImportDates',
  component: ImportDates,
  args: {
    files: [aFile({ date_samples: someDateSamples })],
    onAnswer: fn(() => Promise.resolve(done)),
    onCancel: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ImportDates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both readings of three rows, and an answer by keyboard alone. */
export const Asked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: 'Rows in orders_export.csv' });
    await expect(table).toHaveTextContent('3 April 2024');
    await expect(table).toHaveTextContent('4 March 2024');
    canvas.getByRole('radio', { name: 'Day first' }).focus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ orders: 'day_first' });
  },
};

/** Nothing is chosen beforehand, and nothing is checked without a choice. */
export const NotAnswered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect((await canvas.findAllByText('Choose how these dates are written.'))[0]).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** Each file has its own answer. */
export const TwoFiles: Story = {
  args: {
    files: [
      aFile({ date_samples: someDateSamples }),
      aFile({
        role: 'refunds',
        name: 'refunds.csv',
        date_samples: someDateSamples
          .slice(0, 1)
          .map((sample) => ({ ...sample, column: 'Refunded at', text: '03/04/2024' })),
      }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('radio', { name: 'Day first' });
    const [, second] = canvas.getAllByRole('radio', { name: 'Month first' });
    if (first === undefined || second === undefined) throw new Error('A file is not asked about.');
    await userEvent.click(first);
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({
      orders: 'day_first',
      refunds: 'month_first',
    });
  },
};

/** With two-digit years the year may also come first. */
export const ThreeReadings: Story = {
  args: {
    files: [
      aFile({
        date_samples: [
          {
            row: 2,
            column: 'Created at',
            text: '10/11/12',
            readings: [
              { date_order: 'day_first', date: '2012-11-10' },
              { date_order: 'month_first', date: '2012-10-11' },
              { date_order: 'year_first', date: '2010-11-12' },
            ],
          },
        ],
      }),
    ],
  },
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Year first' })).toBeVisible(),
};

/** After an interrupted import the answer is there already, and can be changed. */
export const AnsweredBefore: Story = {
  args: { files: [aFile({ date_samples: someDateSamples, date_order_before: 'day_first' })] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Day first' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ orders: 'day_first' });
  },
};

export const Refused: Story = {
  args: {
    onAnswer: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'The files were not used in time and have been deleted. Choose them again.',
          errors: [],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Month first' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check files' }));
    await expect(await canvas.findByText(/^The files were not used in time/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
