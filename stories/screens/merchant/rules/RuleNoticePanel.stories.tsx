import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RuleNoticePanel } from '@consignment/components/screens/merchant/rules/RuleNoticePanel';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Rules/RuleNoticePanel',
  component: RuleNoticePanel,
  args: { noticeDays: 14, onSave: fn(() => Promise.resolve<Outcome>(done)), onDirtyChange: fn() },
} satisfies Meta<typeof RuleNoticePanel>;

export default meta;
type Story = StoryObj<typeof RuleNoticePanel>;

export const TwoWeeks: Story = {};

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const days = canvas.getByLabelText(/^Days of notice/);
    await userEvent.clear(days);
    await userEvent.type(days, '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Vendors now get 7 days’ notice.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(7, 14);
  },
};

/** More than the server takes, and no whole number. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const days = canvas.getByLabelText(/^Days of notice/);
    await userEvent.clear(days);
    await userEvent.type(days, '120');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const said = await canvas.findAllByText('Use a whole number of days from 0 to 90.');
    await expect(said[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Days of notice/), '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Of a person who may only read. */
export const ViewOnly: Story = { args: { onSave: null } };

export const ViewOnlyAnyDay: Story = { args: { onSave: null, noticeDays: 0 } };
