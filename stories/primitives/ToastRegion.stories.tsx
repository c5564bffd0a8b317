import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/Button';
import { ToastRegion } from '@consignment/components/primitives/ToastRegion';

const meta = {
  title: 'Primitives/ToastRegion',
  component: ToastRegion,
  args: { messages: [{ id: '1', text: 'Settings saved.' }], onDismiss: fn() },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMessage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Settings saved.' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

/** The region is there before its first message, or that would not be read out. */
export const Arriving: Story = {
  args: { messages: [] },
  render: function Arrival(args) {
    const [messages, setMessages] = useState(args.messages);
    return (
      <>
        <Button label="Save" onClick={() => setMessages([{ id: '1', text: 'Settings saved.' }])} />
        <ToastRegion messages={messages} onDismiss={() => setMessages([])} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status', { name: 'Notifications' });
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(region).toHaveTextContent('Settings saved.');
    await userEvent.click(canvas.getByRole('button', { name: /Dismiss/ }));
    await expect(region).toBeEmptyDOMElement();
  },
};

export const SeveralMessages: Story = {
  args: {
    messages: [
      { id: '1', text: 'Settings saved.' },
      {
        id: '2',
        text: 'The payout to Juniper & Oak Ceramics, Donaudampfschifffahrtsgesellschaft, was recorded.',
      },
    ],
  },
};
