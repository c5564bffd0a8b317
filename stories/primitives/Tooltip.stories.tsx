import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Tooltip } from '@consignment/components/primitives/Tooltip';
import { frame } from '../../packages/components/src/primitives/Tooltip.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
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
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(control).toHaveFocus();
  },
};

/** Escape closes it though the keys go elsewhere: hovering moves no focus. */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.hover(canvas.getByRole('tooltip'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await userEvent.unhover(canvas.getByRole('tooltip', { hidden: true }));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

export const Without: Story = {
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
