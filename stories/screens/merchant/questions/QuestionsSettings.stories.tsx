import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QuestionsSettings } from '@consignment/components/screens/merchant/questions/QuestionsSettings';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { sends } from '../../../fixtures/question.ts';
import { refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Questions/QuestionsSettings',
  component: QuestionsSettings,
  args: {
    settings: { answer_days: 5, close_days: 14, holds_lines: true },
    onSave: sends(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof QuestionsSettings>;

export default meta;
type Story = StoryObj<typeof QuestionsSettings>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Days to answer')).toHaveValue('5');
    await expect(canvas.getByLabelText('Days to reply')).toHaveValue('14');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Only what was changed is sent. */
export const Saved: Story = {
  args: { onSave: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Days to answer'));
    await userEvent.type(canvas.getByLabelText('Days to answer'), '3');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { answer_days: 3, holds_lines: false },
        { answer_days: 5, holds_lines: true },
      ),
    );
  },
};

export const OutOfRange: Story = {
  args: { onSave: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Days to answer'));
    await userEvent.type(canvas.getByLabelText('Days to answer'), '61');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('Use a whole number of days from 0 to 60.'))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Days to reply'));
    await userEvent.type(canvas.getByLabelText('Days to reply'), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Of a person who may not change it: the settings are facts. */
export const ViewOnly: Story = {
  args: { onSave: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Within 5 days')).toBeVisible();
    await expect(canvas.getByText('14 days after an answer, if there is no reply')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const NoClocks: Story = {
  args: { settings: { answer_days: 0, close_days: 0, holds_lines: false }, onSave: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No due date')).toBeVisible();
    await expect(canvas.getByText('Never')).toBeVisible();
  },
};
