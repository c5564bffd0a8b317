import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  ReadRulesDialog,
  type ReadRules,
} from '@consignment/components/screens/merchant/rules/ReadRulesDialog';
import type { Answered } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aNamedDraft } from '../../../fixtures/rule.ts';
import { done, refused } from '../../../primitives/answers.ts';

const read = (changes: Partial<ReadRules>) =>
  fn(() =>
    Promise.resolve({
      is: 'read' as const,
      read: { rules: [aNamedDraft(), aNamedDraft({ name: 'Lamps' })], unchanged: 7, faults: [], ...changes },
    }),
  );

const meta = {
  title: 'Screens/Merchant/Rules/ReadRulesDialog',
  component: ReadRulesDialog,
  args: {
    onRead: read({}),
    onReview: fn(() => Promise.resolve<Answered>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof ReadRulesDialog>;

export default meta;
type Story = StoryObj<typeof ReadRulesDialog>;

const file = new File(['place,vendor\n'], 'rules.csv', { type: 'text/csv' });

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(args.onReview).not.toHaveBeenCalled();
  },
};

export const Read: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Rules'), file);
    await expect(await canvas.findByText('2 rules to review. 7 rows match the current rules.')).toBeVisible();
    await expect(args.onRead).toHaveBeenCalledWith('place,vendor\n');
    await expect(canvas.getByRole('button', { name: 'Review 2 rules' })).toBeVisible();
  },
};

export const Reviewed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Rules'), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Review 2 rules' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onReview).toHaveBeenCalledWith([aNamedDraft(), aNamedDraft({ name: 'Lamps' })]);
  },
};

/** Each row with what to do; the others can be reviewed. */
export const WithFaults: Story = {
  args: {
    onRead: read({
      faults: [
        { row: 4, detail: 'No vendor has the number 312. Use the numbers that Export writes.' },
        { row: 9, detail: '“60 pc” is no value. Write 60%, 7.25 or cost.' },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Rules'), file);
    await expect(await canvas.findByText('2 rows cannot be read.')).toBeVisible();
    await expect(canvas.getByText(/No vendor has the number 312/)).toBeVisible();
  },
};

export const NothingToChange: Story = {
  args: { onRead: read({ rules: [], unchanged: 9 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Rules'), file);
    await expect(await canvas.findByText(/There is nothing to change in this file\./)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onRead: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Rules'), file);
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** The file stays chosen. */
export const NotReviewed: Story = {
  args: { onReview: fn(() => Promise.resolve<Answered>(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Rules'), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Review 2 rules' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
