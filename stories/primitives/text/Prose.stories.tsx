import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Prose } from '@consignment/components/primitives/text/Prose';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/Prose',
  component: Prose,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a text to be read from top to bottom: terms, instructions, an answer of the help pages.',
      avoid:
        'A sentence on a page is a Text, facts are a DescriptionList, a message that holds for now a Banner.',
      right: {
        draw: () => (
          <Prose>
            <h3>When you are paid</h3>
            <p>A sale counts 30 days after it, once it can no longer be returned.</p>
            <ul>
              <li>Payouts go out on the 1st.</li>
              <li>Less than $10 waits for the next one.</li>
            </ul>
          </Prose>
        ),
        why: 'Headings that can be skimmed, short paragraphs, and a width that the eye can follow.',
      },
      wrong: {
        draw: () => (
          <Prose>
            <p>
              <strong>
                IMPORTANT: Sales count 30 days after they were made. Payouts go out on the 1st. Less than $10
                waits for the next one.
              </strong>
            </p>
          </Prose>
        ),
        why: 'Everything is loud, so nothing stands out, and the three rules are one lump.',
      },
      keyboard: [['Tab', 'Moves from link to link in the text.']],
      reader: '“Heading level 3, When you are paid.” Then its paragraphs, and “list, 2 items”.',
    } satisfies Guide,
  },

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
