import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RefusalBanner } from '@consignment/components/primitives/RefusalBanner';

const meta = {
  title: 'Primitives/Feedback/RefusalBanner',
  component: RefusalBanner,
  args: { problem: { detail: 'Please check the fields below.', errors: [] } },
} satisfies Meta<typeof RefusalBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a list of errors, what the server said as a whole. */
export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Please check the fields below.'),
};

/** The first error is the message, the others name what else stands in the way; each is said once. */
export const ManyErrors: Story = {
  args: {
    problem: {
      detail: 'Please check the fields below.',
      errors: [
        'Lantern Loom has no PayPal email yet.',
        'Juniper & Oak is hidden.',
        'Juniper & Oak is hidden.',
      ].map((detail) => ({ detail })),
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Error: Lantern Loom has no PayPal email yet\.Juniper & Oak is hidden\.$/,
    ),
};

/** The server has said how long to wait. */
export const AskedToWait: Story = {
  args: { problem: { detail: 'There were too many attempts.', errors: [], retryAfter: 30 } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('You can try again in 30 seconds.'),
};
