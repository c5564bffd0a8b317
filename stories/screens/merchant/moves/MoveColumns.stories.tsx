import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoveColumns } from '@consignment/components/screens/merchant/moves/MoveColumns';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import {
  commissionsFile,
  dateQuestion,
  payoutsFile,
  someProfiles,
  vendorsFile,
} from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const changes = {
  onSave: fn(() => Promise.resolve<Outcome>(done)),
  onUseProfile: fn(() => Promise.resolve<Outcome>(done)),
  onSaveProfile: fn(() => Promise.resolve<Outcome>(done)),
  onDeleteProfile: fn(() => Promise.resolve<Outcome>(done)),
  onCheck: fn(() => Promise.resolve<Outcome>(done)),
};

const meta = {
  title: 'Screens/Merchant/Moves/MoveColumns',
  component: MoveColumns,
  tags: ['new'],
  args: {
    files: [payoutsFile, commissionsFile, vendorsFile],
    profiles: { is: 'ready', value: someProfiles },
    changes,
  },
} satisfies Meta<typeof MoveColumns>;

export default meta;
type Story = StoryObj<typeof MoveColumns>;

export const AllRead: Story = {
  play: async ({ canvas, userEvent }) => {
    changes.onCheck.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Check the old payouts' }));
    await expect(changes.onCheck).toHaveBeenCalledOnce();
  },
};

/** The check waits, and says for what. */
export const OneOpen: Story = {
  args: { files: [{ ...payoutsFile, questions: [dateQuestion] }, commissionsFile] },
  play: async ({ canvas, userEvent }) => {
    changes.onCheck.mockClear();
    const button = canvas.getByRole('button', { name: 'Check the old payouts' });
    await expect(button).toHaveAccessibleDescription('Match the columns in Payouts first.');
    await userEvent.click(button);
    await expect(changes.onCheck).not.toHaveBeenCalled();
  },
};

export const CommissionsMissing: Story = {
  args: { files: [payoutsFile], profiles: { is: 'ready', value: [] } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Check the old payouts' })).toHaveAccessibleDescription(
      'The payouts and commissions files are required.',
    ),
};

export const Refused: Story = {
  args: { changes: { ...changes, onCheck: fn(() => Promise.resolve<Outcome>(refused)) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the old payouts' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const ViewOnly: Story = {
  args: { changes: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
