import type { Meta, StoryObj } from '@storybook/react-vite';
import Info from 'lucide-react/icons/info';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from '@consignment/components/primitives/overlays/Popover';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Overlays/Popover',
  component: Popover,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For more about one thing, opened beside it on demand, such as how an amount came about.',
      avoid: 'Acts are a Menu, a task is a Dialog, a few words about a control a Tooltip.',
      right: {
        draw: () => (
          <Popover label="Why this amount?" title="How $12.50 came about">
            <Text>30 % of $41.67, the selling price less its discount.</Text>
          </Popover>
        ),
        why: 'The question is beside its amount, and the answer leaves the page in sight.',
      },
      wrong: {
        draw: () => (
          <Popover label="?" title="Important">
            <Text>Payouts cannot be reversed.</Text>
          </Popover>
        ),
        why: 'A fact that everyone needs before they pay is behind a sign that few people press.',
      },
      keyboard: [
        ['Enter or Space', 'Opens it, and focus moves in.'],
        ['Tab', 'Moves through what can be used within it.'],
        ['Escape', 'Closes it; focus returns to the button.'],
      ],
      reader:
        '“Why this amount?, button, collapsed”. Opened: “How $12.50 came about, dialog”, then its text.',
    } satisfies Guide,
  },

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
