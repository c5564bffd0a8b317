import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CompareFileForm } from '@consignment/components/screens/merchant/reconciliation/CompareFileForm';
import { done } from '../../../primitives/answers.ts';

const file = new File(['Name\n#1001\n'], 'orders_export.csv', { type: 'text/csv' });

const meta = {
  title: 'Screens/Merchant/Reconciliation/CompareFileForm',
  component: CompareFileForm,
  tags: ['new'],
  args: {
    role: 'orders',
    chosen: { id: 1, file, error: null, statement: null },
    isDateAsked: false,
    onCompare: fn(() => Promise.resolve(done)),
    onLeave: fn(),
  },
} satisfies Meta<typeof CompareFileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingToAsk: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await waitFor(() =>
      expect(args.onCompare).toHaveBeenCalledWith({ role: 'orders', file, dateOrder: null }),
    );
  },
};

export const DatesAsked: Story = {
  args: { isDateAsked: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect((await canvas.findAllByText('Choose how these dates are written.'))[0]).toBeVisible();
    await expect(args.onCompare).not.toHaveBeenCalled();
  },
};

/** A statement whose columns have unusual names. */
export const ColumnsNotFound: Story = {
  args: {
    role: 'bank',
    chosen: {
      id: 1,
      file,
      error: null,
      statement: {
        upload: { text: 'Wann;Was\n1.12.;x' },
        head: { separator: ';', titles: ['Wann', 'Was'], cells: ['1.12.', 'x'] },
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect((await canvas.findAllByText('Choose a column.'))[0]).toBeVisible();
    await expect(args.onCompare).not.toHaveBeenCalled();
  },
};
