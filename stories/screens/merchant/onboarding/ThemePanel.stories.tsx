import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemePanel } from '@consignment/components/screens/merchant/onboarding/ThemePanel';
import { aPanel, savedChoices } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/ThemePanel',
  component: ThemePanel,
  args: aPanel(),
} satisfies Meta<typeof ThemePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Choose one of the two options first.')).toBeVisible(),
};

export const Dark: Story = {
  args: { isAnswered: true, saved: savedChoices({ scheme: 'dark' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(args.onPreview).toHaveBeenCalledWith('light');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onPreview).toHaveBeenLastCalledWith('dark');
  },
};
