import X from 'lucide-react/icons/x';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChipList, type Chip } from '@consignment/components/primitives/fields/ChipList';
import type { Guide } from '../../../.storybook/guide.ts';

const three: readonly Chip[] = [
  { id: 1, name: 'Zoë Marsh', detail: 'zoe@example.com' },
  { id: 2, name: 'Kai Lund', detail: 'kai@example.com' },
  { id: 3, name: 'Ottoline Byrne' },
];

const meta = {
  title: 'Primitives/Forms/ChipList',
  component: ChipList,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the few that were chosen out of many, such as a vendor’s customers, each with a way to take it back.',
      avoid:
        'Rows to compare or sort are a DataTable. A choice among a few known values is RadioCards or a Select.',
      right: {
        draw: () => (
          <ChipList
            label="Customers (2)"
            chips={three.slice(0, 2)}
            emptyText="This vendor has no customers."
            action={{ icon: X, labelOf: (name) => `Remove ${name}`, onPress: () => undefined }}
            onLastGone={() => undefined}
          />
        ),
        why: 'Each button says whom it removes, and the email distinguishes two of one name.',
      },
      wrong: {
        draw: () => (
          <ChipList
            label="Customers (2)"
            chips={[
              { id: 1, name: 'Zoë' },
              { id: 2, name: 'Zoë' },
            ]}
            emptyText="None"
            action={{ icon: X, labelOf: () => 'Remove', onPress: () => undefined }}
            onLastGone={() => undefined}
          />
        ),
        why: 'Two of one name without a detail, and two buttons that are both read as “Remove”.',
      },
      keyboard: [
        ['Tab', 'Moves from one button to the next.'],
        [
          'Enter or Space',
          'Takes that one off the list. Focus goes to its neighbour, and to the place of the caller after the last.',
        ],
      ],
      reader: '“Customers (2), list, 2 items. Zoë Marsh zoe@example.com. Remove Zoë Marsh, button.”',
    } satisfies Guide,
  },

  args: {
    label: 'Customers (3)',
    chips: three,
    emptyText: 'This vendor has no customers.',
    action: { icon: X, labelOf: (name) => `Remove ${name}`, onPress: fn() },
    onLastGone: fn(),
  },
} satisfies Meta<typeof ChipList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus goes to the neighbour of the one that goes. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Kai Lund' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action.onPress).toHaveBeenCalledOnce();
    await expect(args.action.onPress).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Remove Ottoline Byrne' })).toHaveFocus();
    await expect(args.onLastGone).not.toHaveBeenCalled();
  },
};

/** As each one goes, focus stays in the list, and leaves it with the last. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  render: function Removing({ action, ...args }) {
    const [chips, setChips] = useState(args.chips);
    const remove = (id: number) => {
      action.onPress(id);
      setChips(chips.filter((chip) => chip.id !== id));
    };
    return <ChipList {...args} chips={chips} action={{ ...action, onPress: remove }} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.tab();
    await expect(remove('Zoë Marsh')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action.onPress).toHaveBeenLastCalledWith(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(remove('Kai Lund')).toHaveFocus();
    await userEvent.tab();
    await expect(remove('Ottoline Byrne')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.action.onPress).toHaveBeenLastCalledWith(3);
    await expect(remove('Kai Lund')).toHaveFocus();
    await expect(args.onLastGone).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLastGone).toHaveBeenCalledOnce();
    await expect(canvas.getByText('This vendor has no customers.')).toBeVisible();
  },
};

export const OneRow: Story = {
  args: { label: 'Customers (1)', chips: three.slice(0, 1) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Zoë Marsh' }));
    await expect(args.onLastGone).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { label: 'Customers (0)', chips: [] } };

/** A hundred, and the rest when asked for. */
export const Many: Story = {
  args: {
    label: 'Customers (120)',
    chips: Array.from({ length: 120 }, (_, at) => ({ id: at + 1, name: `Customer ${at + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 120' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(120);
  },
};

export const LongNames: Story = {
  args: {
    label: 'Customers (2)',
    chips: [
      { id: 1, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), detail: 'd@example.com' },
      { id: 2, name: `${'maren.holt.'.repeat(8)}@example.com` },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
