import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Dropdown } from '@consignment/components/primitives/filters/Dropdown';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Filters/Dropdown',
  component: Dropdown,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For a filter whose choice needs a panel, such as a span of days: the button shows the choice, the panel makes it.',
      avoid: 'One word among a few is a FilterSelect, an act on one thing a Menu, a value of a form a field.',
      right: {
        draw: () => (
          <Dropdown label="Order date" shown="Last month" onNear={() => undefined}>
            {() => <Text>The ways to choose.</Text>}
          </Dropdown>
        ),
        why: 'Name and choice are on the button, so people see the filter without opening it.',
      },
      wrong: {
        draw: () => (
          <Dropdown label="Filters" shown="" onNear={() => undefined}>
            {() => <Text>The ways to choose.</Text>}
          </Dropdown>
        ),
        why: 'Three filters hide behind one word, and the list looks whole while it is not.',
      },
      keyboard: [
        ['Enter or Space', 'Opens the panel and closes it again.'],
        ['Tab', 'Moves into the open panel.'],
        ['Escape', 'Closes it; focus returns to the button.'],
      ],
      reader: '“Order date, Last month, button, collapsed”. Opened: “Order date, dialog”.',
    } satisfies Guide,
  },

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
