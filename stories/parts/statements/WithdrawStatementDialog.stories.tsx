import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WithdrawStatementDialog } from '@consignment/components/parts/statements/WithdrawStatementDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import type { KnownOutcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { Button } from '../../../packages/components/src/primitives/actions/Button.tsx';
import { aProblem } from '../../fixtures/list.ts';
import { aStatement } from '../../fixtures/statement.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Statements/WithdrawStatementDialog',
  component: WithdrawStatementDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Before the latest statement of a vendor or a sales rep is withdrawn, in a list and on its own page.',
      avoid:
        'A mistake that the next statement adjusts automatically, such as a late refund, needs no withdrawal.',
      right: {
        draw: () => <Button label="Withdraw" onClick={() => undefined} />,
        why: 'Only the latest one has the button, and the question names the statement.',
      },
      wrong: {
        draw: () => <Button label="Delete" onClick={() => undefined} />,
        why: 'A withdrawn statement stays to be read; nothing of it is deleted.',
      },
      keyboard: [],
      reader: '“Withdraw statement 3?, alert dialog. Keep it, button.”',
    } satisfies Guide,
  },
  args: {
    statement: aStatement(),
    isOpen: true,
    onWithdraw: fn(() => Promise.resolve<KnownOutcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof WithdrawStatementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Withdraw statement 3?' });
    await expect(dialog).toHaveTextContent('October 2025');
    await expect(dialog).toHaveTextContent('Opening£120.00Closing£310.00');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};

export const Withdrawn: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw statement' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onWithdraw: fn(() => Promise.resolve<KnownOutcome>(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw statement' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** No answer came: it can be asked again. */
export const Unknown: Story = {
  args: { onWithdraw: fn(() => Promise.resolve<KnownOutcome>({ is: 'unknown', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw statement' }));
    await expect(await canvas.findByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};
