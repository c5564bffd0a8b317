import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Text } from '@consignment/components/primitives/text/Text';
import { LateRoom } from '@consignment/components/screens/portal/home/LateRoom';

const Part = () => (
  <Card title="What came">
    <Text>Its code was asked for when its room was seen.</Text>
  </Card>
);
const Nothing = () => null;
/** As the screen has it, so that a story may fail or bring something else. */
const comes: ComponentProps<typeof LateRoom>['load'] = () => Promise.resolve(Part);

const meta = {
  title: 'Screens/Portal/LateRoom',
  component: LateRoom,
  args: { size: 'cards', load: comes },
} satisfies Meta<typeof LateRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'What came' })).toBeVisible(),
};

const never = () => new Promise<never>(() => undefined);

/** Beneath the figures. */
export const Lines: Story = { args: { size: 'lines', load: never } };

export const Line: Story = {
  tags: ['no-picture'],
  args: { size: 'line', load: never },
};

export const Welcome: Story = { tags: ['no-picture'], args: { size: 'welcome', load: never } };

export const Loading: Story = {
  args: { load: never },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'),
};

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('The code did not come.')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

let attempts = 0;

export const FailedThenCame: Story = {
  tags: ['no-picture'],
  args: {
    load: () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('The code did not come.')) : Promise.resolve(Part);
    },
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('region', { name: 'What came' })).toBeVisible();
  },
};

/** A part that was put away takes no room. */
export const PutAway: Story = {
  args: { size: 'welcome', load: () => Promise.resolve(Nothing) },
};
