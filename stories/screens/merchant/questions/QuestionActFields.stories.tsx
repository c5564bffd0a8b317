import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  emptyActDraft,
  QuestionActFields,
} from '../../../../packages/components/src/screens/merchant/questions/QuestionActFields.tsx';
import { sends } from '../../../fixtures/question.ts';

const meta = {
  title: 'Screens/Merchant/Questions/QuestionActFields',
  component: QuestionActFields,
  args: {
    kind: 'override',
    isShare: false,
    books: 'GBP',
    written: 'GBP',
    draft: emptyActDraft,
    onSearchVendors: fn(() =>
      Promise.resolve({ is: 'found' as const, options: [{ id: 4, name: 'Copperfold' }] }),
    ),
    onReview: sends(),
    onCancel: fn(),
  },
} satisfies Meta<typeof QuestionActFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An amount is for the whole line. */
export const Commission: Story = {
  args: { onReview: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Amount or percentage'), '£80');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith(
        { do: 'override', override: { kind: 'amount', amount: 8000 } },
        { ...emptyActDraft, commission: '£80' },
      ),
    );
  },
};

/** The usual rates are no answer to a question: a value is asked for. */
export const CommissionMissing: Story = {
  args: { onReview: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(canvas.getAllByText('Enter an amount or a percentage.')[0]).toBeVisible();
    await expect(args.onReview).not.toHaveBeenCalled();
  },
};

export const Share: Story = {
  args: { isShare: true, onReview: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Commission %'), '7.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith(
        { do: 'override', override: { kind: 'percent', ppm: 75_000 } },
        { ...emptyActDraft, commission: '7.5' },
      ),
    );
  },
};

export const ShareTooLarge: Story = {
  args: { isShare: true, onReview: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Commission %'), '700');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(await canvas.findByLabelText('Commission %')).toBeInvalid();
    await expect(args.onReview).not.toHaveBeenCalled();
  },
};

/** Below 0 for what the vendor owes. */
export const Item: Story = {
  args: { kind: 'custom_item', onReview: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Folding table of #1001');
    await userEvent.type(canvas.getByLabelText('Amount'), '-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith(
        { do: 'custom_item', title: 'Folding table of #1001', amount: '-10.00' },
        { ...emptyActDraft, title: 'Folding table of #1001', amount: '-10' },
      ),
    );
  },
};

export const Vendor: Story = {
  args: { kind: 'move', onReview: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(canvas.getAllByText('Choose a vendor from the list.')[0]).toBeVisible();
    await expect(args.onReview).not.toHaveBeenCalled();
  },
};
