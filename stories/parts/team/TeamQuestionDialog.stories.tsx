import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TeamQuestionDialog } from '@consignment/components/parts/team/TeamQuestionDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../../../packages/components/src/primitives/actions/Button.tsx';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { aMember, anInvitation } from '../../fixtures/team.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Team/TeamQuestionDialog',
  component: TeamQuestionDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Before a person is removed or leaves, a shop is handed over, or an invitation is withdrawn.',
      avoid: 'A role that can be changed back needs no question: use a MemberRoleDialog.',
      right: {
        draw: () => <Button label="Hand over" tone="critical" onClick={() => undefined} />,
        why: 'The question says what becomes of both before the press.',
      },
      wrong: {
        draw: () => <Button label="OK" onClick={() => undefined} />,
        why: 'A press on OK says nothing of who is logged out by it.',
      },
      keyboard: [],
      reader: '“Remove Ida Marsh from the team?, alert dialog. Keep it as it is, button.”',
    } satisfies Guide,
  },
  args: {
    question: { is: 'remove', member: aMember() },
    onConfirm: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof TeamQuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Remove: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const HandOver: Story = {
  args: { question: { is: 'hand_over', member: aMember() } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Hand the shop over to Ida Marsh?' });
    await expect(dialog).toHaveTextContent('You’ll become a manager');
  },
};

export const Withdraw: Story = { args: { question: { is: 'withdraw', invitation: anInvitation() } } };

const last = {
  is: 'refused',
  problem: {
    detail: 'The shop would be left without an owner. Hand over ownership or add another owner first.',
    errors: [],
  },
} satisfies Outcome;

export const Leave: Story = {
  args: { question: { is: 'leave' } },
};

/** The last owner stays. */
export const Refused: Story = {
  args: { question: { is: 'leave' }, onConfirm: fn(() => Promise.resolve<Outcome>(last)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the team' }));
    await expect(await canvas.findByText(last.problem.detail)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  args: {
    question: {
      is: 'hand_over',
      member: aMember({
        name: 'Wilhelmina Featherstonehaugh-Cholmondeley of the Rookery',
        email: 'wilhelmina.featherstonehaugh-cholmondeley@accounts.rookery-market.example',
      }),
    },
  },
};
