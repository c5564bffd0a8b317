import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { RepCommissionDialog } from '@consignment/components/screens/salesreps/orders/RepCommissionDialog';
import { done } from '../../../primitives/answers.ts';

/** Gives a sales rep a part in an order, or changes it. */
const meta = {
  title: 'Screens/Sales reps/RepCommissionDialog',
  component: RepCommissionDialog,
  args: {
    order: '#1001',
    part: null,
    onSearchReps: fn(() =>
      Promise.resolve({
        is: 'found' as const,
        options: [
          { id: 7, name: 'Ada Moss' },
          { id: 8, name: 'Adam Finch' },
        ],
      }),
    ),
    onSave: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof RepCommissionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));

/** By keyboard alone: three characters, down, Enter, the percentage, Enter. */
export const Adding: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(dialog().getByRole('combobox', { name: 'Sales Rep' }), 'ada');
    await dialog().findByRole('option', { name: 'Adam Finch' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Tab}12.5{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ rep: { id: 8, name: 'Adam Finch' }, percent: '12.5' });
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Words that were not chosen from the list name no sales rep. */
export const Incomplete: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(dialog().getByRole('combobox', { name: 'Sales Rep' }), 'ada');
    await userEvent.type(dialog().getByLabelText('Commission %'), '101');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await expect(dialog().getAllByText('Choose a sales rep from the list.').length).toBeGreaterThan(0);
    await expect(dialog().getAllByText('A percentage cannot be more than 100.').length).toBeGreaterThan(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve({
        is: 'refused' as const,
        problem: {
          detail: 'This sales rep already has a commission on this order. Change that commission instead.',
          errors: [
            {
              detail:
                'This sales rep already has a commission on this order. Change that commission instead.',
              pointer: '/sales_rep',
            },
          ],
        },
      }),
    ),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.type(dialog().getByRole('combobox', { name: 'Sales Rep' }), 'ada');
    await userEvent.click(await dialog().findByRole('option', { name: 'Ada Moss' }));
    await userEvent.type(dialog().getByLabelText('Commission %'), '5');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await expect(
      (
        await dialog().findAllByText(
          'This sales rep already has a commission on this order. Change that commission instead.',
        )
      ).length,
    ).toBeGreaterThan(0);
    await expect(dialog().getByLabelText('Commission %')).toHaveValue('5');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NobodyFound: Story = {
  args: { onSearchReps: fn(() => Promise.resolve({ is: 'found' as const, options: [] })) },
  play: async ({ userEvent }) => {
    await userEvent.type(dialog().getByRole('combobox', { name: 'Sales Rep' }), 'zzz');
    await expect(
      (await dialog().findAllByText('No sales rep has this name. Add the sales rep under Accounts first.'))
        .length,
    ).toBeGreaterThan(0);
  },
};

export const Changing: Story = {
  args: {
    part: { rep: { id: 1, name: 'Ada Moss' }, percent: '5' },
    onRemove: fn(() => Promise.resolve(done)),
  },
  play: async () => {
    await expect(dialog().getByText('Ada Moss, order #1001')).toBeVisible();
    await expect(dialog().queryByRole('combobox')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
