import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportGapsTable } from '@consignment/components/screens/merchant/imports/ImportGapsTable';
import { someGaps } from '../../../fixtures/import-run.ts';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';

const meta = {
  title: 'Screens/Merchant/Imports/ImportGapsTable',
  component: ImportGapsTable,
  args: {
    gaps: aPageOf(someGaps(3)),
    page: 1,
    pageSize: 50,
    hrefOfPage: (page) => `?products=${page}`,
    currency: 'GBP',
  },
} satisfies Meta<typeof ImportGapsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SKU JUG-1 · row 18')).toBeVisible();
    await expect(canvas.getByText('A product with this SKU')).toBeVisible();
    await expect(canvas.getByText('At its vendor’s rate')).toBeVisible();
  },
};

/** The shop's own rates say nothing of some lines, or of all. */
export const WithoutARate: Story = {
  args: {
    gaps: aPageOf(someGaps(2).map((gap, index) => ({ ...gap, unpriced_lines: index === 0 ? gap.lines : 2 }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rate or cost')).toBeVisible();
    await expect(canvas.getByText('2 line items without a rate or cost')).toBeVisible();
  },
};

export const FullPage: Story = {
  args: { gaps: aPageOf(someGaps(50), 412) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?products=2'),
};

export const LongNames: Story = {
  args: {
    gaps: aPageOf(
      someGaps(1).map((gap) => ({ ...gap, title: 'Stoneware '.repeat(25), sku: 'X'.repeat(200) })),
    ),
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('table').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { gaps: loading } };

export const Failed: Story = { args: { gaps: failed() } };
