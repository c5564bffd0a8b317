import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BankAnswerForm } from '@consignment/components/screens/merchant/pay-runs/BankAnswerForm';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/BankAnswerForm',
  component: BankAnswerForm,
  tags: ['new'],
  args: { onUpload: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof BankAnswerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const xml = () => new File(['<Document/>'], 'answer.xml', { type: 'application/xml' });
const csv = (text: string) => new File([text], 'statement.csv', { type: 'text/csv' });
const fieldName = /The bank’s answer or statement/;

export const Empty: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Match payments' })).toBeNull(),
};

export const AnswerMatched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(fieldName), xml());
    await userEvent.click(await canvas.findByRole('button', { name: 'Match payments' }));
    await expect(args.onUpload).toHaveBeenCalledWith({ text: '<Document/>' }, null);
    await expect(await canvas.findByText('answer.xml has been read.')).toBeVisible();
  },
};

/** A ZIP goes as it is, in base64. */
export const ZipMatched: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const zip = new File(['PK'], 'statements.ZIP', { type: 'application/zip' });
    await userEvent.upload(canvas.getByLabelText(fieldName), zip);
    await userEvent.click(await canvas.findByRole('button', { name: 'Match payments' }));
    await expect(args.onUpload).toHaveBeenCalledWith({ zip: 'UEs=' }, null);
  },
};

/** Of a CSV the columns are asked for; the usual titles are known. */
export const StatementAsCsv: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(fieldName), csv('Date;Amount;Details\n2026-12-01;-1,00;x'));
    await expect(await canvas.findByLabelText('Date column')).toHaveDisplayValue('Date');
    await expect(canvas.getByLabelText('Amount column')).toHaveDisplayValue('Amount');
    await expect(canvas.getByLabelText('Decimal separator')).toHaveDisplayValue('A comma: 214,80');
  },
};

export const StatementMatched: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await StatementAsCsv.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Match payments' }));
    await waitFor(() =>
      expect(args.onUpload).toHaveBeenCalledWith(
        { text: 'Date;Amount;Details\n2026-12-01;-1,00;x' },
        {
          separator: ';',
          decimal: ',',
          date: 'YYYY-MM-DD',
          header_rows: 1,
          date_column: 1,
          amount: { column: 2 },
          text_columns: [3],
        },
      ),
    );
  },
};

/** Days that can be read in two ways are asked for, and money out has its own column. */
export const MoneyOutAndIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const statement = 'Date,Description,Paid out,Paid in\n01/12/2026,po-1042,214.80,';
    await userEvent.upload(canvas.getByLabelText(fieldName), csv(statement));
    await expect(await canvas.findByLabelText('Money out column')).toHaveDisplayValue('Paid out');
    await userEvent.click(canvas.getByRole('button', { name: 'Match payments' }));
    await expect(await canvas.findAllByText('Choose a date format.')).not.toHaveLength(0);
    await userEvent.selectOptions(canvas.getByLabelText('Date format'), 'DD/MM/YYYY');
    await userEvent.click(canvas.getByRole('button', { name: 'Match payments' }));
    await waitFor(() =>
      expect(args.onUpload).toHaveBeenCalledWith(
        { text: statement },
        expect.objectContaining({ date: 'DD/MM/YYYY', amount: { out: 3, in: 4 }, text_columns: [2] }),
      ),
    );
  },
};

export const UnknownTitles: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(fieldName), csv('A,B\n1,2'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Match payments' }));
    await expect(await canvas.findAllByText('Choose a column.')).not.toHaveLength(0);
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const WithoutTitles: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(fieldName), csv('nothing'));
    await expect(await canvas.findByText('The first row must contain the column names.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Match payments' })).toBeNull();
  },
};

export const Refused: Story = {
  args: { onUpload: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(fieldName), xml());
    await userEvent.click(await canvas.findByRole('button', { name: 'Match payments' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};
