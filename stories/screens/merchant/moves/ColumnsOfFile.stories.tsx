import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ColumnsOfFile } from '@consignment/components/screens/merchant/moves/ColumnsOfFile';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import {
  commissionsFile,
  dateQuestion,
  markQuestion,
  payoutsFile,
  vendorsFile,
} from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const unread = { ...payoutsFile, columns: { number: 'Payment ID' }, missing: ['vendor', 'day', 'amount'] };

const meta = {
  title: 'Screens/Merchant/Moves/ColumnsOfFile',
  component: ColumnsOfFile,
  tags: ['new'],
  args: { file: unread, onSave: fn(() => Promise.resolve<Outcome>(done)) },
} satisfies Meta<typeof ColumnsOfFile>;

export default meta;
type Story = StoryObj<typeof ColumnsOfFile>;

/** Cells of the chosen column show at once whether it is the right one. */
export const Unread: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('P-0419')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save columns' }));
    await expect(await canvas.findByRole('link', { name: 'Choose the column for Vendor.' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Vendor/ }), 'Maker');
    await expect(await canvas.findByText('Hollow & Ash')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Date/ }), 'Paid on');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Amount/ }), 'Total');
    await userEvent.click(canvas.getByRole('button', { name: 'Save columns' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      columns: { number: 'Payment ID', vendor: 'Maker', day: 'Paid on', amount: 'Total' },
      date_order: null,
      decimal_mark: null,
      rate_form: null,
    });
  },
};

/** An open question is asked with a cell of the file. */
export const InQuestion: Story = {
  args: { file: { ...payoutsFile, questions: [dateQuestion, markQuestion] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save columns' }));
    await expect(await canvas.findAllByText('Choose an option.')).not.toHaveLength(0);
    await expect(canvas.getByText('03/04/2025 is March 4, 2025.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Day first' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'A comma' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save columns' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      columns: payoutsFile.columns,
      date_order: 'day_first',
      decimal_mark: 'comma',
      rate_form: null,
    });
  },
};

/** Short once it can be read, and open to a change. */
export const Read: Story = {
  args: { file: { ...commissionsFile, date_order: 'day_first' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('Day first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change columns…' }));
    await expect(canvas.getByRole('radio', { name: 'Day first' })).toBeChecked();
  },
};

export const KnownFormat: Story = {
  args: { file: vendorsFile },
  play: ({ canvas }) => expect(canvas.getByText(/known format/)).toBeVisible(),
};

export const Profile: Story = { args: { file: { ...payoutsFile, profile: 'Till and Trunk' } } };

/** Cells that contradict each other are named. */
export const Contradicting: Story = {
  args: {
    file: {
      ...payoutsFile,
      faults: ['The dates are written in two ways: 31/01/2025 in row 2, and 01/31/2025 in row 9.'],
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Waiting for you')).toBeVisible(),
};

export const Refused: Story = {
  args: {
    file: { ...payoutsFile, questions: [markQuestion] },
    onSave: fn(() => Promise.resolve<Outcome>(refused)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A point' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save columns' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Cells of any kind keep to their place. */
export const HostileCells: Story = {
  args: {
    file: {
      ...unread,
      headers: ['Payment ID', '<b>Maker</b>'.repeat(8)],
      sample: [
        ['\u202eP-0418', '=HYPERLINK("x")'],
        ['x'.repeat(300), ''],
      ],
    },
  },
};

export const ViewOnly: Story = {
  args: { onSave: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = {
  args: { file: { ...payoutsFile, questions: [dateQuestion] } },
  globals: { direction: 'rtl' },
};
