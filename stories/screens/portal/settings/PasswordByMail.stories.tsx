import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordByMail } from '@consignment/components/screens/portal/settings/PasswordByMail';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Portal/Settings/PasswordByMail',
  component: PasswordByMail,
  args: {
    shop: { name: 'Rookery Market' },
    email: 'maren@juniper.example',
    onMailLink: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof PasswordByMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(args.onMailLink).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('The link is on its way.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It can be asked for again. */
export const Refused: Story = {
  args: { onMailLink: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Email me a link' })).toBeEnabled();
  },
};
