import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoveProblems } from '@consignment/components/screens/merchant/moves/MoveProblems';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';
import { someMoveProblems } from '../../../fixtures/move.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveProblems',
  component: MoveProblems,
  tags: ['new'],
  args: {
    problems: aPageOf(someMoveProblems),
    page: 1,
    pageSize: 50,
    hrefOfPage: (page) => `?problems=${page}`,
  },
} satisfies Meta<typeof MoveProblems>;

export default meta;
type Story = StoryObj<typeof MoveProblems>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payouts, row 18')).toBeVisible();
    await expect(canvas.getByText(/Correct it in the file/)).toBeVisible();
  },
};

/** Of the file itself. */
export const WholeFile: Story = {
  args: {
    problems: aPageOf([
      { file: 'payouts', row: 0, column: null, reason: 'The file ends in the middle of a row.', excerpt: '' },
    ]),
  },
};

/** Cells of any kind keep to their place. */
export const HostileCells: Story = {
  args: {
    problems: aPageOf([
      {
        file: 'commissions',
        row: 2,
        column: '\u202eEarned',
        reason: 'The amount cannot be read. Correct it in the file and send the file again.',
        excerpt: `\u202e<img src=x onerror=alert(1)> =1+1 ${'x'.repeat(200)}`,
      },
    ]),
  },
};

export const FurtherPage: Story = { args: { problems: aPageOf(someMoveProblems, 120), page: 2 } };

export const Empty: Story = { args: { problems: aPageOf([]) } };

export const Loading: Story = { args: { problems: loading } };

export const Failed: Story = { args: { problems: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
