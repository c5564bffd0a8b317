import type { Meta, StoryObj } from '@storybook/react-vite';
import Info from 'lucide-react/icons/info';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from '@consignment/components/primitives/Popover';
import { Text } from '@consignment/components/primitives/Text';

const meta = {
  title: 'Primitives/Overlays/Popover',
  component: Popover,
  args: {
    label: 'Why this amount?',
    title: 'How $12.50 came about',
    children: <Text>30 % of $41.67, the selling price less its discount.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Why this amount?' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'How $12.50 came about' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const IconOnly: Story = { args: { shape: 'icon', icon: Info } };
