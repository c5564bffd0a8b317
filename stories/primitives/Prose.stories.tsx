import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@consignment/components/primitives/Link';
import { Prose } from '@consignment/components/primitives/Prose';

const meta = {
  title: 'Primitives/Text/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          A text has paragraphs, and <strong>words that matter</strong> in them. It leads{' '}
          <Link href="/elsewhere" label="to other pages" />.
        </p>
        <h2>In an order</h2>
        <ol>
          <li>First the one.</li>
          <li>Then the other, which may take more than a line where the window is a small one.</li>
        </ol>
        <h3>Not in an order</h3>
        <ul>
          <li>This</li>
          <li>That</li>
        </ul>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongNames: Story = {
  args: { children: <p>{'Donaudampfschifffahrtsgesellschaft'.repeat(6)}</p> },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
