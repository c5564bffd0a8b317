import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportPanel } from '@consignment/components/parts/ImportPanel';
import { aFinishedImport, anImport } from '../fixtures/import-run.ts';

const meta = {
  title: 'Parts/ImportPanel',
  component: ImportPanel,
  args: { run: anImport(), timeZone: 'Europe/London', hrefOfVendors: '/vendors' },
} satisfies Meta<typeof ImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Reading orders' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    ),
};

export const Waiting: Story = { args: { run: anImport({ state: 'waiting', progress: 0 }) } };

export const Done: Story = {
  args: { run: aFinishedImport },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every row was read.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your vendors' })).toHaveAttribute('href', '/vendors');
  },
};

export const DoneWithSkippedRows: Story = {
  args: { run: { ...aFinishedImport, counts: { ...aFinishedImport.counts, skipped: 3 } } },
  play: ({ canvas }) => expect(canvas.getByText(/3 rows were not read/)).toBeVisible(),
};

export const Failed: Story = {
  args: {
    run: anImport({
      state: 'failed',
      problem: 'The orders file has no column "Lineitem price". It looks like a products export.',
      finished_at: '2026-04-02T08:00:02Z',
    }),
  },
};
