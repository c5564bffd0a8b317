import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { WaitingCount } from '@consignment/components/primitives/text/WaitingCount';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/WaitingCount',
  component: WaitingCount,
  tags: ['new'],
  args: { count: 3, words: '3 new accounts' },
  parameters: {
    guide: {
      use: 'Beside the name of a page in a bar, for what waits there for this person.',
      avoid: 'A number of things that need nothing is part of a text. A state is a Badge.',
      right: {
        draw: () => (
          <Inline space="xsmall">
            <Link href="#accounts" label="Accounts" />
            <WaitingCount count={3} words="3 new accounts" />
          </Inline>
        ),
        why: 'The number is there while something waits, and gone when all is done.',
      },
      wrong: {
        draw: () => (
          <Inline space="xsmall">
            <Link href="#vendors" label="Vendors" />
            <WaitingCount count={24} words="24 vendors" />
          </Inline>
        ),
        why: 'The vendors wait for nothing, and the amber number would never go away.',
      },
      keyboard: [],
      reader: '“(3 new accounts)”, right after the name beside it.',
    } satisfies Guide,
  },
} satisfies Meta<typeof WaitingCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) => expect(canvas.getByText('(3 new accounts)')).toBeInTheDocument(),
};

export const TooManyToShow: Story = {
  args: { count: 1204, words: '1,204 new accounts' },
  play: ({ canvas }) => expect(canvas.getByText('99+')).toBeVisible(),
};
