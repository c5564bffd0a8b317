import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnknownBanner } from '@consignment/components/primitives/feedback/UnknownBanner';
import { RefusalBanner } from '@consignment/components/primitives/feedback/RefusalBanner';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/UnknownBanner',
  component: UnknownBanner,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'At once when the answer to an act was lost, so that it may or may not have been done: say what is open and what to do.',
      avoid: 'An answer that came and refused is a RefusalBanner. A page that did not load is a FailedState.',
      right: {
        draw: () => (
          <UnknownBanner
            title="We don’t know yet whether the payout was sent."
            problem={{ detail: 'No answer came in time.', errors: [] }}
            next="You can ask again: it will only be paid once, however often you ask."
          />
        ),
        why: 'It is honest about what is not known, and says why the next step does no harm.',
      },
      wrong: {
        draw: () => (
          <RefusalBanner
            problem={{ detail: '', errors: [{ detail: 'The payout failed. Please pay again.' }] }}
          />
        ),
        why: 'It may have been sent. Paying again on this advice pays the vendor twice.',
      },
      keyboard: [],
      reader:
        'As it appears, at once: “Warning: We don’t know yet whether the payout was sent. No answer came in time. You can ask again: it will only be paid once, however often you ask.”',
    } satisfies Guide,
  },

  args: {
    title: 'We don’t know yet whether this went through.',
    problem: { detail: 'No answer came in time.', errors: [] },
    next: 'You can ask again: the action will only be carried out once, however often you ask.',
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
    expect(canvas.getByRole('alert')).toHaveTextContent(
      /whether this went through\.No answer came in time\./,
    ),
};
