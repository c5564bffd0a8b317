import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RuleDayDialog } from '@consignment/components/screens/merchant/rules/RuleDayDialog';
import type { Answered } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { anyDay, twoWeeks } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Rules/RuleDayDialog',
  component: RuleDayDialog,
  args: {
    title: 'End this rule',
    description: 'Product type: Lighting. The previous rule or setting will apply again.',
    label: 'First day without this rule',
    first: '2027-01-01',
    notice: anyDay,
    onSubmit: fn(() => Promise.resolve<Answered>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof RuleDayDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Reviewed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('2027-01-01');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Sooner than the notice allows. */
export const TooSoon: Story = {
  args: { notice: twoWeeks, first: '2026-12-01' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const said = await canvas.findAllByText(/the rule can start on Dec 10, 2026 or later/);
    await expect(said[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The effect was looked at and not applied: what was typed stays. */
export const NotApplied: Story = {
  tags: ['no-picture'],
  args: { onSubmit: fn(() => Promise.resolve<Answered>({ is: 'cancelled' })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
