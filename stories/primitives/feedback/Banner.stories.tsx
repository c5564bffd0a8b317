import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { banner } from '../../../packages/components/src/primitives/feedback/Banner.css.ts';
import { variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/Banner',
  component: Banner,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a message about the page or a region that holds until its cause is gone, with the one step that ends it.',
      avoid:
        'A change that was saved is confirmed by a ToastRegion, a refused save explained by a RefusalBanner, a list that did not load by a FailedState.',
      right: {
        draw: () => (
          <Banner
            tone="caution"
            title="Four vendors have no PayPal email."
            action={<Button label="Ask them" size="small" onClick={() => undefined} />}
          >
            <p>They are left out of the next payout.</p>
          </Banner>
        ),
        why: 'The title is the fact, the text what follows from it, and the button ends it.',
      },
      wrong: {
        draw: () => (
          <Banner tone="positive" title="Success!">
            <p>Your settings have been saved.</p>
          </Banner>
        ),
        why: 'It stays after its news is old and pushes the page down. A save is a toast, which disappears on its own.',
      },
      keyboard: [['Tab', 'Reaches the action, where there is one. The message itself takes no focus.']],
      reader:
        '“Warning: Four vendors have no PayPal email. They are left out of the next payout. Ask them, button”. With `announcement` it is read out as it appears.',
    } satisfies Guide,
  },

  args: { tone: 'info', title: 'Your first payout is ready to review.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const WithDetailAndAction: Story = {
  args: {
    tone: 'caution',
    title: 'We are checking with PayPal. Do not pay again.',
    children: <p>The last payout to Juniper & Oak has no answer yet.</p>,
    action: <Button label="Check now" size="small" onClick={fn()} />,
  },
};

export const Announced: Story = {
  args: { tone: 'critical', title: 'The payout was not saved.', announcement: 'assertive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: The payout was not saved.');
  },
};

export const LongNames: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(6) },
};

export const Variants: Story = {
  render: () => (
    <Stack space="medium">
      {variantNames(banner.classNames.variants.tone).map((tone) => (
        <Banner key={tone} tone={tone} title={`A message with the tone ${tone}`}>
          <p>Its meaning, and the next step.</p>
        </Banner>
      ))}
    </Stack>
  ),
};
