import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { ConfirmDialog } from '@consignment/components/primitives/overlays/ConfirmDialog';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import type { KnownOutcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer, refused } from '../answers.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Before something that cannot simply be undone: deleting a payout, paying money out, ending an account.',
      avoid:
        'An act that can be undone is done at once, with Undo in a ToastRegion. A task with fields is a Dialog.',
      right: {
        draw: () => (
          <DialogSketch
            title="Delete this payout?"
            description="Its 12 lines become unpaid again."
            answers={['Keep it', 'Delete payout']}
          />
        ),
        why: 'The title asks, the text says what follows, and the answer repeats the verb of the question.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Are you sure?"
            description="This action cannot be undone."
            answers={['Cancel', 'OK']}
          />
        ),
        why: 'Nothing says what is about to be lost, so people learn to press OK without reading.',
      },
      keyboard: [
        ['Tab, Shift + Tab', 'Moves between the answers and stays among them.'],
        ['Enter or Space', 'Gives the answer that has focus; the harmless one has it first.'],
        ['Escape', 'Closes the question, and nothing is done. While the answer is on its way it stays.'],
      ],
      reader: '“Delete this payout?, alert dialog. Its 12 lines become unpaid again. Cancel, button.”',
    } satisfies Guide,
  },

  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Delete this payout?',
    description: 'Its 12 lines become unpaid again.',
    confirmLabel: 'Delete payout',
    busyLabel: 'Deleting…',
    tone: 'critical',
    onConfirm: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on the harmless answer and goes round within. */
export const Asking: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this payout?' });
    await expect(dialog).toHaveAccessibleDescription('Its 12 lines become unpaid again.');
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    const confirm = within(dialog).getByRole('button', { name: 'Delete payout' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(confirm).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(confirm).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(cancel).toHaveFocus();
  },
};

/** Escape is the harmless answer; whichever is given, focus returns to what asked. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  tags: ['no-picture'],
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button label="Delete" onClick={() => setIsOpen(true)} />
        <ConfirmDialog {...args} isOpen={isOpen} onClose={close} />
        <Button label="Archive" onClick={fn()} />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    const open = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    };
    const hasReturned = async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    };
    await userEvent.tab();
    await open();
    await userEvent.keyboard('{Escape}');
    await hasReturned();
    await open();
    await userEvent.keyboard('{Enter}');
    await hasReturned();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await open();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await hasReturned();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** It waits for the answer, cannot be left meanwhile, and closes when done. */
export const Sending: Story = {
  play: async ({ userEvent, args }) => {
    const { promise } = pendingAnswer();
    (args.onConfirm as ReturnType<typeof fn>).mockReturnValueOnce(promise);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete payout' }));
    await expect(screen.getByRole('button', { name: 'Deleting…' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete payout' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The problem is shown in the dialog, which stays open. */
export const Refused: Story = {
  args: { onConfirm: fn(() => Promise.resolve(refused)) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete payout' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete payout' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
  },
};

/** Its answer was lost: the same can only be asked again, also after the dialog was closed. */
export const Unknown: Story = {
  args: {
    onConfirm: fn(() => Promise.resolve<KnownOutcome>({ is: 'unknown', problem: noAnswer })),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete payout' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We don’t know yet whether this went through.',
    );
    await expect(screen.queryByRole('button', { name: 'Delete payout' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
    await expect(await screen.findByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};

const noAnswer = {
  detail: 'We could not reach the server. Check your connection and try again.',
  errors: [],
};

export const WithFigures: Story = {
  args: {
    title: 'Pay Juniper & Oak Ceramics?',
    description: 'The money is sent at once.',
    tone: 'primary',
    confirmLabel: 'Pay $1,204.50',
    busyLabel: 'Paying…',
    children: (
      <DescriptionList
        items={[
          { term: 'Lines', description: '12' },
          { term: 'Additional pay', description: '$20.00' },
          { term: 'Total', description: '$1,204.50' },
        ]}
      />
    ),
  },
};
