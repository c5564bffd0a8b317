import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from '@consignment/components/primitives/actions/IconButton';
import { HelpMark } from '@consignment/components/primitives/tables/row-icons';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Tooltip } from '@consignment/components/primitives/overlays/Tooltip';
import { frame } from '../../../packages/components/src/primitives/overlays/Tooltip.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Overlays/Tooltip',
  component: Tooltip,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a few words about a control: the name of a drawing, the reason why a button cannot be used.',
      avoid:
        'Words that a person needs are always visible, as a hint or a Banner: touch has no hover. More than a sentence is a Popover.',
      right: {
        draw: () => (
          <Tooltip text="The rate was set by hand for this order.">
            {(id) => (
              <button type="button" aria-describedby={id}>
                30 %*
              </button>
            )}
          </Tooltip>
        ),
        why: 'The figure is clear alone; the words add its source for people who ask.',
      },
      wrong: {
        draw: () => (
          <Tooltip text="Payouts cannot be reversed. Check the address of every vendor before you go on, and read the terms of PayPal on refunds.">
            {(id) => (
              <button type="button" aria-describedby={id}>
                Pay all
              </button>
            )}
          </Tooltip>
        ),
        why: 'A warning that shows only to a mouse that waits, and is gone when it moves to read it.',
      },
      keyboard: [
        ['Tab', 'Moves to the control and shows the words at once.'],
        ['Escape', 'Hides them; focus stays where it is.'],
      ],
      reader: '“30 %*, button. The rate was set by hand for this order.”',
    } satisfies Guide,
  },

  args: {
    text: 'The rate was set by hand for this order.',
    children: (id) => (
      <button type="button" aria-describedby={id}>
        30 %*
      </button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens on focus, leaves on Escape, and is the description of its control. */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: '30 %*' });
    await userEvent.tab();
    await expect(control).toHaveAccessibleDescription('The rate was set by hand for this order.');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

/** Escape closes it, and the focus stays. */
export const LeavesOnEscape: Story = {
  ...OnFocus,
  tags: ['no-picture'],
  play: async (context) => {
    await OnFocus.play?.(context);
    const { canvas, userEvent } = context;
    const control = canvas.getByRole('button', { name: '30 %*' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(control).toHaveFocus();
  },
};

/** It waits a moment, so that a pointer on its way past opens none; Escape closes it though the keys go elsewhere. */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('button');
    await userEvent.hover(control);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

/** The pointer closes it by leaving, Escape while it stays. */
export const LeavesWithThePointer: Story = {
  ...OnHover,
  tags: ['no-picture'],
  play: async (context) => {
    await OnHover.play?.(context);
    const { canvas, userEvent } = context;
    const control = canvas.getByRole('button');
    await userEvent.unhover(control);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(control);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await expect(control).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

const rows = ['Oak table', 'Stoneware jug', 'Linen throw'];

/** The control of the next row is pressed as if there were no tooltip; an open one closes with the press. */
export const OnRows: Story = {
  render: () => (
    <Stack space="none">
      {rows.map((row) => (
        <IconButton key={row} icon={HelpMark} label={`Why this amount: ${row}`} size="small" onClick={fn()} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    if (first === undefined || second === undefined || third === undefined) throw new Error('No rows.');
    const bubble = () => canvas.queryByText('Why this amount: Stoneware jug');
    await userEvent.hover(second);
    await waitFor(() => expect(bubble()).toBeVisible());
    const bottom = bubble()?.getBoundingClientRect().bottom;
    await expect(bottom).toBeLessThanOrEqual(second.getBoundingClientRect().top);
    for (const row of [first, third]) {
      const { left, top, width, height } = row.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(pressed?.closest('button')).toBe(row);
    }
    await userEvent.click(second);
    await expect(bubble()).toBeNull();
  },
};

/** A finger does not hover, so pressing a control that cannot be used says why. */
export const OnPressOfADisabledControl: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('button');
    await userEvent.pointer([{ keys: '[TouchA]', target: control }]);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.pointer([{ keys: '[TouchA]', target: document.body }]);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

export const Without: Story = {
  tags: ['no-picture'],
  args: { text: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Matrix
      rows={variantNames(frame.classNames.variants.width)}
      columns={['control']}
      cell={(width) => <Tooltip {...args} width={width} />}
    />
  ),
};
