import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnknownBanner } from '@consignment/components/primitives/UnknownBanner';

const meta = {
  title: 'Primitives/Feedback/UnknownBanner',
  component: UnknownBanner,
  args: {
    title: 'We do not know yet whether this was done.',
    problem: { detail: 'No answer came in time.', errors: [] },
    next: 'You can ask again: however often you do, it is done once.',
  },
} satisfies Meta<typeof UnknownBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Wherever the answer to something that matters may be lost: a payment, a deletion. Where the server has refused, it is a
 * RefusalBanner.
 */
export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(/whether this was done\.No answer came in time\./),
};
