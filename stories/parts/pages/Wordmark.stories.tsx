import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Pages/Wordmark',
  component: Wordmark,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'At the start of a bar or above a sign-in: our logo before the product’s name, or before the shop’s.',
      avoid:
        'A shop with a logo of its own shows that picture in its place. In running text the name is plain text.',
      right: {
        draw: () => <Wordmark name="Rookery Market" />,
        why: 'The name as the shop signs it, short enough for a phone.',
      },
      wrong: {
        draw: () => (
          <Wordmark name="Rookery Market, fine and curious goods on consignment since 1987, Hastings" />
        ),
        why: 'A slogan in the bar breaks into lines, pushes the pages off the first row, and is read out at the head of every page.',
      },
      keyboard: [],
      reader: '“Rookery Market.” The logo is not read out.',
    } satisfies Guide,
  },
  args: {},
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};

export const Shop: Story = { args: { name: 'Rookery Market' } };

export const LongNames: Story = { args: { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) } };
