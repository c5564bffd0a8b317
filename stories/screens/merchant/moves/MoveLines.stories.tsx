import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoveLines } from '@consignment/components/screens/merchant/moves/MoveLines';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';
import { aDifference } from '../../../fixtures/move.ts';

const lines = Array.from({ length: 5 }, (_, at) => aDifference({ id: at + 1, order: `#${1001 + at}` }));

const meta = {
  title: 'Screens/Merchant/Moves/MoveLines',
  component: MoveLines,
  tags: ['new'],
  args: {
    title: 'Different rate: Lantern Loom',
    lines: aPageOf(lines),
    page: 1,
    pageSize: 50,
    hrefOfPage: (page) => `?page=${page}`,
    hrefOfGroups: '?step=differences',
    currency: 'GBP',
  },
} satisfies Meta<typeof MoveLines>;

export default meta;
type Story = StoryObj<typeof MoveLines>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Different rate: Lantern Loom' })).toBeVisible();
    await expect(canvas.getAllByText('−£31.50')).toHaveLength(5);
  },
};

export const OfASum: Story = { args: { lines: aPageOf([aDifference({ order: '', title: '' })]) } };

export const FurtherPage: Story = { args: { lines: aPageOf(lines, 320), page: 3 } };

export const LongNames: Story = {
  args: {
    lines: aPageOf([
      aDifference({ title: 'Rindfleischetikettierung'.repeat(6), payout_number: 'P'.repeat(60) }),
    ]),
  },
};

export const Empty: Story = { args: { lines: aPageOf([]) } };

export const Loading: Story = { args: { lines: loading } };

export const Failed: Story = { args: { lines: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
