import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@consignment/components/primitives/Button';
import { Dropdown } from '@consignment/components/primitives/Dropdown';
import { Stack } from '@consignment/components/primitives/Stack';
import { Text } from '@consignment/components/primitives/Text';

const meta = {
  title: 'Primitives/Filters/Dropdown',
  component: Dropdown,
  args: {
    label: 'Order date',
    shown: 'All',
    onNear: fn(),
    children: (close) => (
      <Stack space="small">
        <Text>The ways to choose.</Text>
        <Button label="Take this one" onClick={close} />
      </Stack>
    ),
  },
} satisfies Meta<typeof Dropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Order date All' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order date All' }));
    await expect(await canvas.findByRole('dialog', { name: 'Order date' })).toBeVisible();
  },
};

/** A choice closes it and leads back to the button. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Order date All' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await expect(args.onNear).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const choice = await canvas.findByRole('button', { name: 'Take this one' });
    await userEvent.tab();
    await expect(choice).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** At the foot of a phone. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow', 'no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order date All' }));
    const panel = await canvas.findByRole('dialog', { name: 'Order date' });
    await expect(panel.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(panel.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};
