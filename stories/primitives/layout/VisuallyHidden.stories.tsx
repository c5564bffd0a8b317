import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@consignment/components/primitives/text/Text';
import { VisuallyHidden } from '@consignment/components/primitives/layout/VisuallyHidden';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For words that sighted readers get from place or drawing, and screen readers would miss.',
      avoid:
        'Text that everybody should read is visible. The name of a control is its label, its hint a description.',
      right: {
        draw: () => (
          <Text>
            30 %*<VisuallyHidden> (manual override)</VisuallyHidden>
          </Text>
        ),
        why: 'The star means something to the eye by the legend below; the words mean the same to the ear.',
      },
      wrong: {
        draw: () => (
          <Text>
            Pay all<VisuallyHidden> This cannot be undone and takes a fee of 2 %</VisuallyHidden>
          </Text>
        ),
        why: 'The fee is withheld from all who can see. Hidden words repeat and never add.',
      },
      keyboard: [],
      reader: '“30 %* (manual override)”. With the role `status` it is read out whenever its words change.',
    } satisfies Guide,
  },

  args: { children: ' (manual override)' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  render: (args) => (
    <Text>
      *2.50
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('(manual override)');
    await expect(words.getBoundingClientRect().width).toBeLessThan(2);
  },
};

export const LiveRegion: Story = {
  args: { role: 'status', children: 'Saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.');
  },
};
