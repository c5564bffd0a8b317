import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WebhookTried } from '@consignment/components/screens/merchant/settings/webhooks/WebhookTried';

const meta = {
  title: 'Screens/Merchant/Settings/Webhooks/WebhookTried',
  component: WebhookTried,
  args: { what: { is_taken: true, status: 204, answer: '', problem: '', duration_ms: 41 } },
} satisfies Meta<typeof WebhookTried>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {
  play: ({ canvas }) => expect(canvas.getByText('204 in 41 ms')).toBeVisible(),
};

export const NoAnswer: Story = {
  args: {
    what: {
      is_taken: false,
      status: null,
      answer: '',
      problem: 'This address doesn’t exist.',
      duration_ms: 8,
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('This address doesn’t exist.')).toBeVisible(),
};
