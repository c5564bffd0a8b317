import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { RepDialog } from '@consignment/components/screens/salesreps/accounts/RepDialog';
import { done, refused } from '../../../primitives/answers.ts';

/** For the name of a sales rep, new or known. */
const meta = {
  title: 'Screens/Sales reps/RepDialog',
  component: RepDialog,
  args: { name: null, onSave: fn(() => Promise.resolve(done)), onClose: fn() },
} satisfies Meta<typeof RepDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));

export const Adding: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await expect(dialog().getAllByText('Enter the sales rep’s first name.').length).toBeGreaterThan(0);
    await userEvent.type(dialog().getByLabelText('First name'), 'Fay');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ first_name: 'Fay', last_name: '' });
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Renaming: Story = { args: { name: { first_name: 'Ada', last_name: 'Moss' } } };

export const Refused: Story = {
  args: { name: { first_name: 'Ada', last_name: 'Moss' }, onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await expect(dialog().getByLabelText('First name')).toHaveValue('Ada');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
