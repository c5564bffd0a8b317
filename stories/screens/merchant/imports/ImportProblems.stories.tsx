import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportProblems } from '@consignment/components/screens/merchant/imports/ImportProblems';
import { someProblems } from '../../../fixtures/import-run.ts';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';

const meta = {
  title: 'Screens/Merchant/Imports/ImportProblems',
  component: ImportProblems,
  args: {
    problems: aPageOf(someProblems(3)),
    page: 1,
    pageSize: 50,
    hrefOfPage: (page) => `?page=${page}`,
  },
} satisfies Meta<typeof ImportProblems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

/** The file itself could not be read. */
export const WholeFile: Story = {
  args: {
    problems: aPageOf([{ file: 'orders_export.csv', row: 0, reason: 'The file is empty.', excerpt: '' }]),
  },
  play: ({ canvas }) => expect(canvas.getByText('Whole file')).toBeVisible(),
};

export const FullPage: Story = {
  args: { problems: aPageOf(someProblems(50), 412) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 to 50 of 412')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
  },
};

export const Loading: Story = { args: { problems: loading } };

export const Failed: Story = { args: { problems: failed() } };

export const LongNames: Story = {
  args: {
    problems: aPageOf([
      {
        file: 'orders_export_'.repeat(8),
        row: 9,
        reason: 'The price is missing. '.repeat(6),
        excerpt: 'x'.repeat(200),
      },
    ]),
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('table').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
