import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { ColumnsFilter } from '@consignment/components/parts/lists/ColumnsFilter';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../../primitives/answers.ts';
import { columns, type Piece } from '../../primitives/piece-table.tsx';

type Props = {
  columns: ComponentProps<typeof ColumnsFilter<Piece>>['columns'];
  hiddenAtFirst: readonly string[];
};

/** Holds the choice, as a shell would. */
function Choosing({ columns: all, hiddenAtFirst }: Props) {
  const [hidden, setHidden] = useState(hiddenAtFirst);
  const onColumns = (next: readonly string[]) => {
    setHidden(next);
    return Promise.resolve(done);
  };
  return <ColumnsFilter columns={all} choice={{ hidden, onColumns }} />;
}

const meta = {
  title: 'Parts/Lists/ColumnsFilter',
  component: Choosing,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In the toolbar of a list with more columns than one person needs at a time. It says how many are shown, and the choice is kept.',
      avoid: 'Rows are narrowed by a FilterSelect or a DaysFilter. A list of three columns needs no choice.',
      right: {
        draw: () => <Choosing columns={columns} hiddenAtFirst={['maker']} />,
        why: '“4 of 5” explains a column that is missed, even to somebody who hid it weeks ago.',
      },
      wrong: {
        draw: () => (
          <Choosing columns={columns.filter(({ isRowHeader }) => isRowHeader === true)} hiddenAtFirst={[]} />
        ),
        why: 'The name of a row can never be hidden, so the panel opens on an empty list.',
      },
      keyboard: [
        ['Enter or Space', 'On the button: opens the panel.'],
        ['Tab', 'Goes through the boxes to Show All.'],
        ['Space', 'On a box: shows or hides its column at once.'],
        ['Escape', 'Closes the panel and returns to the button.'],
      ],
      reader:
        '“Columns 4 of 5, button, collapsed.” Open: “Columns, dialog”, then “Columns, group, Picture, checkbox, checked”.',
    } satisfies Guide,
  },
  args: { columns, hiddenAtFirst: [] },
} satisfies Meta<typeof Choosing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllShown: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Columns All' })).toBeVisible(),
};

export const SomeHidden: Story = {
  args: { hiddenAtFirst: ['maker', 'state'] },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Columns 3 of 5' })).toBeVisible(),
};

/** The name of a row is not among the choices; a box keeps focus, and Escape leads back to the button. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Columns All' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await canvas.findByRole('dialog', { name: 'Columns' }));
    const maker = await panel.findByRole('checkbox', { name: 'Maker' });
    await expect(panel.queryByRole('checkbox', { name: 'Piece' })).toBeNull();
    maker.focus();
    await userEvent.keyboard(' ');
    await expect(maker).not.toBeChecked();
    await expect(maker).toHaveFocus();
    await expect(button).toHaveTextContent('Columns 4 of 5');
    await userEvent.click(panel.getByRole('button', { name: 'Show All' }));
    await expect(panel.getByRole('checkbox', { name: 'Maker' })).toBeChecked();
    await expect(button).toHaveTextContent('Columns All');
  },
};

export const RightToLeft: Story = {
  args: { hiddenAtFirst: ['maker'] },
  globals: { direction: 'rtl' },
};
