import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Card } from '@consignment/components/primitives/Card';
import { Text } from '@consignment/components/primitives/Text';
import { OverviewRoom } from '@consignment/components/screens/portal/home/OverviewRoom';

const Part = () => (
  <Card title="What came">
    <Text>Its code was asked for when its room was seen.</Text>
  </Card>
);
const Nothing = () => null;
/** As the screen has it, so that a story may fail or bring something else. */
const comes: ComponentProps<typeof OverviewRoom>['load'] = () => Promise.resolve(Part);

const meta = {
  title: 'Screens/Portal/OverviewRoom',
  component: OverviewRoom,
  args: { label: 'your twelve months', size: 'cards', load: comes },
} satisfies Meta<typeof OverviewRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'What came' })).toBeVisible(),
};

export const Welcome: Story = { args: { size: 'welcome' } };

export const Loading: Story = {
  args: { load: () => new Promise<never>(() => undefined) },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading your twelve months…'),
};

let attempts = 0;

export const Failed: Story = {
  args: {
    load: () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('The code did not come.')) : Promise.resolve(Part);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('region', { name: 'What came' })).toBeVisible();
    attempts = 0;
  },
};

/** A part that was put away takes no room. */
export const PutAway: Story = {
  args: { size: 'welcome', load: () => Promise.resolve(Nothing) },
};
