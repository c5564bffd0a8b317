import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RefusalBanner } from '@consignment/components/primitives/feedback/RefusalBanner';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/RefusalBanner',
  component: RefusalBanner,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'At once after an act that was refused, beside the button that asked for it: why, and the way round it.',
      avoid:
        'A Form does this itself. An answer that never came is an UnknownBanner, a list that did not load a FailedState.',
      right: {
        draw: () => (
          <RefusalBanner
            problem={{
              detail: '',
              errors: [
                {
                  detail:
                    'PayPal does not know pay@juniper.example. Ask the vendor for the address of their account.',
                },
              ],
            }}
          />
        ),
        why: 'It says what is wrong with which address, and the next step.',
      },
      wrong: {
        draw: () => (
          <RefusalBanner
            problem={{
              detail: '',
              errors: [{ detail: 'Request failed with status code 422 (Unprocessable Entity)' }],
            }}
          />
        ),
        why: 'The answer of a machine to a machine: a shop owner can do nothing with it but write to us.',
      },
      keyboard: [],
      reader:
        'As it appears, at once: “Error: PayPal does not know pay@juniper.example. Ask the vendor for the address of their account.”',
    } satisfies Guide,
  },

  args: { problem: { detail: 'Please check the fields below.', errors: [] } },
} satisfies Meta<typeof RefusalBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a list of errors, what the server said as a whole. */
export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Please check the fields below.'),
};

/** The first error is the message, the others name the other obstacles; each is said once. */
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
