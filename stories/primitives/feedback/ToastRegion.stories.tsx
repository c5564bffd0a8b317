import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { ToastRegion } from '@consignment/components/primitives/feedback/ToastRegion';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/ToastRegion',
  component: ToastRegion,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Once in an app, mounted empty: it confirms in one sentence what was done, with Undo where that is possible.',
      avoid:
        'A failure, or a thing that waits for somebody, is a Banner, a RefusalBanner or an UnknownBanner, which stay.',
      right: {
        draw: () => (
          <Card>
            <Inline space="medium" align="center">
              <Text as="span">Commission set to 35 %.</Text>
              <Button label="Undo" size="small" tone="quiet" onClick={() => undefined} />
            </Inline>
          </Card>
        ),
        why: 'It says what is true now and takes it back in one press, so nothing was asked beforehand.',
      },
      wrong: {
        draw: () => (
          <Card>
            <Inline space="medium" align="center">
              <Text as="span">Error: the payout to Juniper & Oak failed.</Text>
              <Button label="OK" size="small" tone="quiet" onClick={() => undefined} />
            </Inline>
          </Card>
        ),
        why: 'A failed payment that is gone after some seconds is a payment that is never made.',
      },
      keyboard: [
        ['F6', 'Goes to the newest message with a button, from anywhere on the page, and back.'],
        ['Tab', 'Moves from Undo to Dismiss.'],
        ['Enter or Space', 'Takes the change back, or dismisses the message.'],
      ],
      reader:
        'Politely, as it appears: “Commission set to 35 %.” Then, by F6: “Undo: Commission set to 35 %., button”.',
    } satisfies Guide,
  },

  args: {
    messages: [{ id: '1', text: 'Settings saved.', undo: null }],
    onDismiss: fn(),
    onUndo: fn(),
    onHold: fn(),
  },
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
        <Button
          label="Save"
          onClick={() => setMessages([{ id: '1', text: 'Settings saved.', undo: null }])}
        />
        <ToastRegion {...args} messages={messages} onDismiss={() => setMessages([])} />
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

const set = { id: '1', text: 'The commission has been set.' };

/** F6 leads to it from wherever the person is, and Enter takes back what was done and returns. */
export const WithUndo: Story = {
  args: { messages: [{ ...set, undo: { is: 'offered' } }] },
  render: (args) => (
    <>
      <Button label="Set Commission" onClick={() => undefined} />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const before = canvas.getByRole('button', { name: 'Set Commission' });
    before.focus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('button', { name: 'Undo: The commission has been set.' })).toHaveFocus();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{F6}');
    await expect(before).toHaveFocus();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{F6}{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onUndo).toHaveBeenCalledWith('1');
    await expect(before).toHaveFocus();
    before.blur();
  },
};

/** Nothing leaves while the pointer is on it. */
export const Held: Story = {
  ...WithUndo,
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(canvas.getByText('The commission has been set.'));
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(canvas.getByText('The commission has been set.'));
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  },
};

export const Undoing: Story = {
  args: { messages: [{ ...set, undo: { is: 'sending' } }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undoing…: The commission has been set.' }));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

export const UndoRefused: Story = {
  args: {
    messages: [
      {
        ...set,
        undo: { is: 'refused', why: 'This could not be undone. This line item is in a payout meanwhile.' },
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^This could not be undone/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: The commission has been set.' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const SeveralMessages: Story = {
  args: {
    messages: [
      { id: '1', text: 'Settings saved.', undo: null },
      {
        id: '2',
        text: 'The payout to Juniper & Oak Ceramics, Donaudampfschifffahrtsgesellschaft, was recorded.',
        undo: null,
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
          {...args}
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
