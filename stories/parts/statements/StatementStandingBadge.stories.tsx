import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatementStandingBadge } from '@consignment/components/parts/statements/StatementStandingBadge';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Statements/StatementStandingBadge',
  component: StatementStandingBadge,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In a list of statements and beside the title of one, for its place among those of its payee.',
      avoid: 'Whether a file is genuine is the answer of the page that checks files, not a badge in the app.',
      right: {
        draw: () => <StatementStandingBadge standing="followed" />,
        why: 'Most statements of a list are followed by another, so they have words without a badge.',
      },
      wrong: {
        draw: () => <StatementStandingBadge standing="withdrawn" />,
        why: 'A statement that another replaces is not withdrawn; that word is for one that no longer counts.',
      },
      keyboard: [],
      reader: '“Withdrawn”, read after the name of its period.',
    } satisfies Guide,
  },
  args: { standing: 'latest' },
} satisfies Meta<typeof StatementStandingBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Latest: Story = { play: ({ canvas }) => expect(canvas.getByText('Latest')).toBeVisible() };

export const Followed: Story = {
  args: { standing: 'followed' },
  play: ({ canvas }) => expect(canvas.getByText('Replaced')).toBeVisible(),
};

export const Withdrawn: Story = {
  args: { standing: 'withdrawn' },
  play: ({ canvas }) => expect(canvas.getByText('Withdrawn')).toBeVisible(),
};
