import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportFindings } from '@consignment/components/parts/ImportFindings';
import { aFinishedImport, someGapsInSum } from '../fixtures/import-run.ts';

const meta = {
  title: 'Parts/Imports/ImportFindings',
  component: ImportFindings,
  args: { run: { ...aFinishedImport, gaps: someGapsInSum }, currency: 'GBP', when: 'past' },
} satisfies Meta<typeof ImportFindings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {};

export const Ahead: Story = {
  args: {
    when: 'ahead',
    run: { ...aFinishedImport, counts: { ...aFinishedImport.counts, orders: 0, skipped: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing can be read of orders_export.csv.')).toBeVisible();
    await expect(canvas.getByText(/^One row will be left out/)).toBeVisible();
  },
};

/** Some lines have no rate, or no cost where it is needed. */
export const WorthOfSome: Story = {
  args: {
    run: {
      ...aFinishedImport,
      gaps: { ...someGapsInSum, no_vendor: { ...someGapsInSum.no_vendor, unpriced_lines: 3 } },
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByText(/would earn £558\.00 of that, not counting 3 line items/)).toBeVisible(),
};

export const Nothing: Story = {
  args: { run: aFinishedImport },
  play: ({ canvas }) => expect(canvas.queryByText(/./)).toBeNull(),
};
