import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InstallScreen } from '@consignment/components/screens/merchant/install/InstallScreen';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Install/InstallScreen',
  component: InstallScreen,
  parameters: { frame: 'bare' },
  args: { onInstall: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof InstallScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCode: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install App' }));
    await expect(args.onInstall).toHaveBeenCalledWith(null);
  },
};

/** The code is trimmed; without one there is a way back. */
export const WithCode: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have a referral code' }));
    const submit = canvas.getByRole('button', { name: 'Submit & Install' });
    await userEvent.type(canvas.getByLabelText('Referral code'), '   ');
    await userEvent.click(submit);
    await expect(await canvas.findAllByText('Enter your referral code, or go back.')).toHaveLength(2);
    await expect(args.onInstall).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Referral code'), 'MAKERS-24  ');
    await userEvent.click(submit);
    await expect(args.onInstall).toHaveBeenCalledWith('MAKERS-24');
    await userEvent.click(canvas.getByRole('button', { name: 'Go back, I do not have a referral code.' }));
    await expect(canvas.getByRole('button', { name: 'Install App' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
