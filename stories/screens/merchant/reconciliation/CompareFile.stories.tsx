import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { CompareFile } from '@consignment/components/screens/merchant/reconciliation/CompareFile';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/CompareFile',
  component: CompareFile,
  tags: ['new'],
  args: { onCompare: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof CompareFile>;

export default meta;
type Story = StoryObj<typeof meta>;

const orders = () => new File(['Name,Email\n#1001,\n'], 'orders_export.csv', { type: 'text/csv' });
/** The choice of what is in the file has the same name. */
const drop = { selector: 'input[type="file"]' };

/** There is nothing to press before a file is chosen. */
export const Choosing: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Compare/ })).toBeNull(),
};

export const FileChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Orders export', drop), orders());
    await expect(await canvas.findByText('orders_export.csv')).toBeVisible();
  },
};

export const Compared: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await FileChosen.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await waitFor(() =>
      expect(args.onCompare).toHaveBeenCalledWith(
        expect.objectContaining({ role: 'orders', dateOrder: null }),
      ),
    );
    // The next file can be chosen.
    await waitFor(() => expect(canvas.queryByText('orders_export.csv')).toBeNull());
  },
};

export const Reading: Story = {
  args: { onCompare: fn(() => pendingAnswer().promise) },
  play: async (context) => {
    await FileChosen.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await canvas.findByRole('button', { name: 'Reading the file…' });
  },
};

export const Refused: Story = {
  args: { onCompare: fn(() => Promise.resolve(refused)) },
  play: async (context) => {
    await FileChosen.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByText('orders_export.csv')).toBeVisible();
  },
};

const datesAsked: Outcome = {
  is: 'refused',
  problem: { code: 'date_order_required', detail: 'Say how the dates are written.', errors: [] },
};

/** The same file is sent again with the answer. */
export const DatesInQuestion: Story = {
  play: async (context) => {
    mocked(context.args.onCompare).mockResolvedValueOnce(datesAsked);
    await FileChosen.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(
      await canvas.findByText(/^The dates in .* can be read in more than one way\.$/),
    ).toBeVisible();
    // The question is in sight: the way to the file makes room for it.
    await expect(canvas.queryByText(/^Drop a file here/)).toBeNull();
  },
};

export const DatesAnswered: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await DatesInQuestion.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('radio', { name: /^Day first/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await waitFor(() =>
      expect(args.onCompare).toHaveBeenLastCalledWith(expect.objectContaining({ dateOrder: 'day_first' })),
    );
  },
};

export const BankStatement: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('File contents'), 'Bank statement');
    await userEvent.upload(
      await canvas.findByLabelText('Bank statement', drop),
      new File(['Date;Amount;Details\n2026-12-01;-1,00;x'], 'december.csv', { type: 'text/csv' }),
    );
    await expect(await canvas.findByLabelText('Amount column')).toHaveDisplayValue('Amount');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await waitFor(() =>
      expect(args.onCompare).toHaveBeenCalledWith(
        expect.objectContaining({
          role: 'bank',
          name: 'december.csv',
          columns: expect.objectContaining({
            separator: ';',
            decimal: ',',
            amount: { column: 2 },
          }) as unknown,
        }),
      ),
    );
  },
};

export const BankStatementInXml: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('File contents'), 'Bank statement');
    await userEvent.upload(
      await canvas.findByLabelText('Bank statement', drop),
      new File(['<Document/>'], 'december.xml', { type: 'application/xml' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await waitFor(() =>
      expect(args.onCompare).toHaveBeenCalledWith({
        role: 'bank',
        name: 'december.xml',
        upload: { text: '<Document/>' },
        columns: null,
      }),
    );
  },
};

/** Returns of US ACH are added to the statement. */
export const ReturnsOfAch: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('File contents'), 'Bank statement');
    await userEvent.upload(
      await canvas.findByLabelText('Bank statement', drop),
      new File(['101 '], 'returns.ach'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await waitFor(() =>
      expect(args.onCompare).toHaveBeenCalledWith({
        role: 'bank',
        name: 'returns.ach',
        upload: { text: '101 ' },
        columns: null,
      }),
    );
  },
};

/** A file in which nothing can be read is not sent. */
export const EmptyStatement: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('File contents'), 'Bank statement');
    await userEvent.upload(
      await canvas.findByLabelText('Bank statement', drop),
      new File([''], 'december.csv', { type: 'text/csv' }),
    );
    await expect(await canvas.findByText('Nothing in this file can be read.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Compare/ })).toBeNull();
    await expect(args.onCompare).not.toHaveBeenCalled();
  },
};

/** Another role asks for another file. */
export const RoleChanged: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await FileChosen.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByLabelText('File contents'), 'PayPal activity');
    await waitFor(() => expect(canvas.queryByText('orders_export.csv')).toBeNull());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
