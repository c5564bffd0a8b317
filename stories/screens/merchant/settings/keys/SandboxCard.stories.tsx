import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SandboxCard } from '@consignment/components/screens/merchant/settings/keys/SandboxCard';
import { aSandbox } from '../../../../fixtures/program-key.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Keys/SandboxCard',
  component: SandboxCard,
  args: {
    sandbox: aSandbox(),
    timeZone: 'Europe/London',
    onReset: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof SandboxCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  args: { sandbox: aSandbox({ state: 'none', progress: 0, filled_at: null }) },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Create sandbox' })).toBeVisible(),
};

export const Filling: Story = {
  args: { sandbox: aSandbox({ state: 'filling', description: 'Paying vendors', progress: 37 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Paying vendors' })).toHaveValue(37);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset sandbox' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Reset sandbox', hidden: true });
    if (confirm === undefined) throw new Error('There is no question.');
    await userEvent.click(confirm);
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { sandbox: aSandbox({ state: 'failed', progress: 10 }) },
  play: ({ canvas }) => expect(canvas.getByText('The sandbox could not be filled.')).toBeVisible(),
};

export const Refused: Story = {
  args: { onReset: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset sandbox' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Reset sandbox', hidden: true });
    if (confirm === undefined) throw new Error('There is no question.');
    await userEvent.click(confirm);
    await expect(await screen.findByText(/That did not work/)).toBeVisible();
  },
};
