import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BankColumnsDialog } from '@consignment/components/screens/merchant/settings/pay-runs/BankColumnsDialog';
import type { BankColumns } from '../../../../../packages/components/src/screens/merchant/settings/pay-runs/pay-run-settings.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/BankColumnsDialog',
  component: BankColumnsDialog,
  tags: ['new'],
  args: { columns: null, onSave: fn(() => Promise.resolve(done)), onClose: fn() },
} satisfies Meta<typeof BankColumnsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A shop begins with the columns that most banks want. */
export const First: Story = {
  play: async ({ canvas }) => {
    const example = await canvas.findByRole('region', { name: 'Example file' });
    await expect(example).toHaveTextContent('Name,Sort code,Account number,Amount,Reference,Date');
    await expect(example).toHaveTextContent('Juniper & Oak Ltd,20-00-00,55779911,214.80,po-1042,30/11/2026');
  },
};

const own: BankColumns = {
  separator: ';',
  decimal: ',',
  date: 'YYYY-MM-DD',
  has_header: true,
  columns: [
    { title: 'Payee', field: 'name', text: '' },
    { title: 'Account', field: 'iban', text: '' },
    { title: 'Amount', field: 'amount', text: '' },
    { title: 'Ref', field: 'reference', text: '' },
    { title: 'Type', field: 'fixed', text: 'BACS' },
  ],
};

/** The row of the example follows what is typed. */
export const Edited: Story = {
  args: { columns: own },
  play: async ({ canvas, userEvent, args }) => {
    const example = await canvas.findByRole('region', { name: 'Example file' });
    await expect(example).toHaveTextContent('214,80;po-1042;BACS');
    await userEvent.selectOptions(canvas.getByLabelText('Decimal separator'), 'A point: 214.80');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove column 5' }));
    await waitFor(() => expect(example).toHaveTextContent('214.80;po-1042'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...own,
      decimal: '.',
      columns: own.columns.slice(0, 4),
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add column' }));
    const titles = canvas.getAllByLabelText('Title');
    await waitFor(() => expect(titles.at(-1)).toHaveFocus());
    await userEvent.keyboard('Day');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Example file' })).toHaveTextContent('Reference,Date,Day'),
    );
  },
};

/** Without a reference nothing that the bank answers could be matched. */
export const WithoutReference: Story = {
  args: { columns: { ...own, columns: own.columns.filter(({ field }) => field !== 'reference') } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText(/Choose the column for the reference/)).not.toHaveLength(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};
