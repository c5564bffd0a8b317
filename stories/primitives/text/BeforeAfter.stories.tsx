import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BeforeAfter } from '@consignment/components/primitives/text/BeforeAfter';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/BeforeAfter',
  component: BeforeAfter,
  tags: ['new'],
  args: { before: '52.5%', after: '46%' },
  parameters: {
    guide: {
      use: 'For a value that another takes the place of, in a sentence or beside a term.',
      avoid:
        'The difference between two amounts is a MoneyChange. Two facts that both stay are a DescriptionList.',
      right: {
        draw: () => <BeforeAfter before="52.5%" after="46%" />,
        why: 'The arrow is a drawing, and a screen reader says “to” in its place.',
      },
      wrong: {
        draw: () => <Text as="span">{'52.5% -> 46%'}</Text>,
        why: 'Signs are read out one by one, and the arrow of a font is missing from some.',
      },
      keyboard: [],
      reader: '“52.5% to 46%.” The arrow itself is not read out.',
    } satisfies Guide,
  },
} satisfies Meta<typeof BeforeAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rates: Story = {
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('52.5% to 46%'),
};

export const LongNames: Story = {
  args: { before: 'Donaudampfschifffahrtsgesellschaft '.repeat(4), after: 'none' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
