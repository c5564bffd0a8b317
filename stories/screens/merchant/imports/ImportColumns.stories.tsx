import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportColumns } from '@consignment/components/screens/merchant/imports/ImportColumns';
import { aFile, columnsWithGaps } from '../../../fixtures/import-run.ts';

const meta = {
  title: 'Screens/Merchant/Imports/ImportColumns',
  component: ImportColumns,
  args: { files: [aFile({ columns: columnsWithGaps })] },
} satisfies Meta<typeof ImportColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Missing columns always show; the reading of the others is folded away. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Refunded Amount')).toBeVisible();
    await expect(canvas.queryByText('the price of one')).toBeNull();
  },
};

/** Columns that say one thing together are one row. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show how the columns are read' }));
    await expect(canvas.getByText('the price of one')).toBeVisible();
    await expect(canvas.getByText('Billing Name, Billing City')).toBeVisible();
    await expect(canvas.getByText(/^Not read: /)).toBeVisible();
  },
};

export const AllRead: Story = {
  args: { files: [aFile({ columns: { ...columnsWithGaps, ignored: [], missing: [] } })] },
  play: ({ canvas }) => expect(canvas.getByText('All 5 columns have been read.')).toBeVisible(),
};

export const NotReadYet: Story = {
  tags: ['no-picture'],
  args: { files: [aFile({})] },
  play: ({ canvas }) => expect(canvas.queryByText(/./)).toBeNull(),
};
