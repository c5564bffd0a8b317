import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '@consignment/components/primitives/Banner';
import { Button } from '@consignment/components/primitives/Button';
import { Stack } from '@consignment/components/primitives/Stack';
import { banner } from '../../packages/components/src/primitives/Banner.css.ts';
import { variantNames } from './Matrix.tsx';

const meta = {
  title: 'Primitives/Feedback/Banner',
  component: Banner,
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
