import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FeeDialog } from '@consignment/components/screens/merchant/fees/FeeDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aFee, someTerms } from '../../../fixtures/fees.ts';
import { someSearches } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Fees/FeeDialog',
  component: FeeDialog,
  tags: ['new'],
  args: {
    fee: null,
    days: { today: '2026-12-18', noticeDays: 14 },
    currency: { books: 'GBP', shown: null },
    onSearchVendors: someSearches().onSearchVendors,
    onSave: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof FeeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('From')).toHaveValue('2027-01-01');
    await expect(canvas.getByText(/You give 14 days’ notice/)).toBeVisible();
  },
};

/** The review says it in a sentence, and nothing is saved before. */
export const Reviewed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' Shelf rent ');
    await userEvent.type(canvas.getByLabelText('Amount'), '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(
      await canvas.findByText('From Jan 1, 2027, all vendors pay £25.00 on the 1st of each month.'),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      fee: null,
      name: 'Shelf rent',
      from_day: '2027-01-01',
      terms: someTerms(),
      reason: '',
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** From the review a person goes back to the form as it was. */
export const GoesBack: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Shelf rent');
    await userEvent.type(canvas.getByLabelText('Amount'), '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Review' })).toBeVisible());
    await expect(canvas.getByLabelText('Amount')).toHaveValue('25');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Each field says what is wrong with it, and nothing is reviewed. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Chosen vendors/ }));
    await userEvent.clear(canvas.getByLabelText('From'));
    await userEvent.type(canvas.getByLabelText('From'), '2026-12-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name\./));
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(/Enter an amount\./);
    await expect(canvas.getAllByText('Choose at least one vendor.')[0]).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription(
      /With 14 days’ notice, the fee can start on Jan 1, 2027 or later\./,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The kind decides which figures are asked for. */
export const ShareOfPayouts: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'PayPal costs');
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Per payout');
    await expect(canvas.queryByLabelText('Day of the month')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect((await canvas.findAllByText('Enter an amount or a percentage.'))[0]).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Percentage/), '2');
    await userEvent.selectOptions(canvas.getByLabelText('Payouts'), 'PayPal');
    await userEvent.click(canvas.getByRole('radio', { name: /^Chosen vendors/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Add a vendor/ }), 'a');
    await userEvent.click(await canvas.findByRole('option', { name: /Juniper & Oak/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(
      await canvas.findByText('From Jan 1, 2027, Juniper & Oak pays 2% of each payout · PayPal.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const terms = someTerms({
      kind: 'per_payout',
      amount: '0.00',
      percent: '2',
      day: null,
      method: 'paypal',
      prorated: false,
      vendors: [1],
    });
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ terms }));
  },
};

/** The kind stays, and the review shows what changes. */
export const Changed: Story = {
  args: { fee: { fee: aFee(), vendors: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Monthly. The kind of a fee can’t be changed.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '30');
    await userEvent.click(canvas.getByLabelText(/^Wait until/));
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await canvas.findByRole('button', { name: 'Save' });
    await expect(canvas.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'Terms£25.00 on the 1st of each month to £30.00 on the 1st of each month',
      'When the balance is lowThe balance may fall below zero to The charge waits',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ terms: someTerms({ amount: '30.00', waits: true }) }),
    );
  },
};

/** The server has the last word on the day, and the typed values stay. */
export const Refused: Story = {
  args: {
    fee: { fee: aFee(), vendors: [] },
    onSave: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          code: 'notice_too_short',
          detail: 'The first day is too soon.',
          errors: [{ detail: 'Choose Jan 8, 2027 or later.', pointer: '/from_day' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('From')).toHaveAccessibleDescription(/Choose Jan 8, 2027 or later\./),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Weekly: Story = {
  args: {
    fee: {
      fee: aFee({
        kind: 'weekly',
        held: { from_day: '2026-12-01', terms: someTerms({ kind: 'weekly', day: 5 }) },
      }),
      vendors: [],
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByLabelText('Day of the week')).toHaveDisplayValue('Friday'),
};

export const Yearly: Story = {
  args: {
    fee: {
      fee: aFee({
        kind: 'yearly',
        held: { from_day: '2026-12-01', terms: someTerms({ kind: 'yearly', day: 31, month: 3 }) },
      }),
      vendors: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Month')).toHaveDisplayValue('March');
    await expect(canvas.getByLabelText('Day of the month')).toHaveDisplayValue('31st, or the last day');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
