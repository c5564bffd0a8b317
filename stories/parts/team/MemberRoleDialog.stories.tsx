import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MemberRoleDialog } from '@consignment/components/parts/team/MemberRoleDialog';
import { rolesGivenBy } from '@consignment/domain/people/team';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../../../packages/components/src/primitives/actions/Button.tsx';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { aMember } from '../../fixtures/team.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Team/MemberRoleDialog',
  component: MemberRoleDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'To give a person of the team another role. Each role is shown with its rights.',
      avoid: 'To give the whole shop to another person, ask with a TeamQuestionDialog.',
      right: {
        draw: () => <Button label="Change role" onClick={() => undefined} />,
        why: 'The role is chosen among words that say what it may do, and saved at the end.',
      },
      wrong: {
        draw: () => <Button label="Make owner" onClick={() => undefined} />,
        why: 'One press would give everything away, without a word of what that is.',
      },
      keyboard: [
        ['Tab', 'Goes to the chosen role, then to Cancel and Save.'],
        ['Arrow keys', 'Choose a role above or below.'],
      ],
      reader: '“Role for Ida Marsh, dialog. Role, radio group. Bookkeeper, radio button, selected.”',
    } satisfies Guide,
  },
  args: {
    member: aMember(),
    given: rolesGivenBy('owner'),
    onSearchReps: fn(() => Promise.resolve({ is: 'found' as const, options: [{ id: 7, name: 'Ada Moss' }] })),
    onChange: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof MemberRoleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('radio', { name: 'Bookkeeper' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Payer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith({ role: 'payer' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The same role again changes nothing. */
export const Unchanged: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onChange: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Support' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  args: {
    member: aMember({
      name: 'Wilhelmina Featherstonehaugh-Cholmondeley of the Rookery',
      email: 'wilhelmina.featherstonehaugh-cholmondeley@accounts.rookery-market.example',
    }),
  },
};
