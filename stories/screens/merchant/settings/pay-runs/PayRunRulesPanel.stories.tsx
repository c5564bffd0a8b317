import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayRunRulesPanel } from '@consignment/components/screens/merchant/settings/pay-runs/PayRunRulesPanel';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/PayRunRulesPanel',
  component: PayRunRulesPanel,
  tags: ['new'],
  args: {
    rules: { schedule: null, pays_by_itself: false, second_above: null },
    nextOn: null,
    books: 'GBP',
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PayRunRulesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.queryByLabelText('Day of the month')).toBeNull(),
};

export const Monthly: Story = {
  args: {
    rules: { schedule: { every: 'month', day: 31 }, pays_by_itself: false, second_above: '5000.00' },
    nextOn: '2026-11-30',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next pay run will be drafted on Nov 30, 2026.')).toBeVisible();
    await expect(canvas.getByLabelText('Day of the month')).toHaveDisplayValue('Last day');
  },
};

export const Weekly: Story = {
  args: {
    rules: {
      schedule: { every: 'week', day: 5, method: 'bank' },
      pays_by_itself: true,
      second_above: null,
    },
  },
  play: ({ canvas }) => expect(canvas.getByLabelText('Day of the week')).toHaveDisplayValue('Friday'),
};

/** Only what was changed is sent, and a schedule always whole. */
export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Draft a pay run'), 'Every month');
    await userEvent.selectOptions(await canvas.findByLabelText('Day of the month'), 'Last day');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      { schedule: { every: 'month', day: 31, method: null } },
      { schedule: null },
    );
    await expect(await canvas.findByText('The pay run schedule has been changed.')).toBeVisible();
  },
};

export const LimitSaved: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/A second person is needed/), '5,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ second_above: '5000.00' }, { second_above: null });
    await canvas.findByText('A second person is now needed for amounts above £5,000.00.');
  },
};

export const LimitMistyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/A second person is needed/), '-5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('The limit cannot be below zero.')).not.toHaveLength(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Draft a pay run'), 'Every two weeks');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Of a person who only reads. */
export const ViewOnly: StoryObj<typeof PayRunRulesPanel> = {
  args: {
    rules: { schedule: { every: 'month', day: 31 }, pays_by_itself: false, second_above: '5000.00' },
    onSave: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Above £5,000.00')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
