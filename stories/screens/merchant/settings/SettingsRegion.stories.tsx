import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '@consignment/components/primitives/text/Text';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { aProblem } from '../../../fixtures/list.ts';

const onRetry = fn();

const meta = {
  title: 'Screens/Merchant/Settings/SettingsRegion',
  component: SettingsRegion,
  args: {
    failed: 'The general settings could not be loaded.',
    region: { is: 'ready', value: 'light' },
    children: (value) => <Text>{`The theme is ${String(value)}.`}</Text>,
  },
} satisfies Meta<typeof SettingsRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) => expect(canvas.getByText('The theme is light.')).toBeVisible(),
};

/** The rest of the section stays. */
export const Failed: Story = {
  args: { region: { is: 'failed', problem: aProblem, onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /retry/i }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
