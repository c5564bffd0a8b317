import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/Button';
import { ToastRegion } from '@consignment/components/primitives/ToastRegion';

const meta = {
  title: 'Primitives/Feedback/ToastRegion',
  component: ToastRegion,
  args: { messages: [{ id: '1', text: 'Settings saved.' }], onDismiss: fn() },
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
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(region).toHaveTextContent('Settings saved.');
    await userEvent.click(canvas.getByRole('button', { name: /Dismiss/ }));
    await expect(region).toBeEmptyDOMElement();
    await expect(save).toHaveFocus();
    // The picture is of the region.
    save.blur();
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

/** Focus goes to the next message, and from the last one back to where it was before. */
export const Dismissing: Story = {
  ...SeveralMessages,
  tags: ['no-picture'],
  render: function Dismissed(args) {
    const [messages, setMessages] = useState(args.messages);
    return (
      <>
        <Button label="Save" onClick={() => undefined} />
        <ToastRegion
          messages={messages}
          onDismiss={(id) => setMessages(messages.filter((message) => message.id !== id))}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const [first, second] = canvas.getAllByRole('button', { name: /^Dismiss: / });
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).not.toBeInTheDocument();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).not.toBeInTheDocument();
    await expect(save).toHaveFocus();
  },
};
