import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatementScheduleDialog } from '@consignment/components/parts/statements/StatementScheduleDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../../../packages/components/src/primitives/actions/Button.tsx';
import { failed, loading } from '../../fixtures/list.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Statements/StatementScheduleDialog',
  component: StatementScheduleDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'To have the statements of each month issued on a day of the next one, or to stop that.',
      avoid: 'A period that is over already is issued at once, on the page that issues statements.',
      right: {
        draw: () => <Button label="Schedule" onClick={() => undefined} />,
        why: 'The button opens it, and the list says on which day the next ones are issued.',
      },
      wrong: {
        draw: () => <Button label="Issue on Dec 3" onClick={() => undefined} />,
        why: 'A schedule is of every month; a button for one day seems to issue them once.',
      },
      keyboard: [],
      reader: '“Schedule, dialog. Issue statements, combobox, Only by hand.”',
    } satisfies Guide,
  },
  args: {
    schedule: { is: 'ready', value: { day_of_month: null, sends_mail: false } },
    payees: 'vendors',
    onSave: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof StatementScheduleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: 'Issue statements' })).toHaveDisplayValue('Only by hand'),
};

export const OnAThird: Story = {
  args: { schedule: { is: 'ready', value: { day_of_month: 3, sends_mail: true } } },
};

export const Saved: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Issue statements' }),
      'On day 5 of each month',
    );
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Email each vendor a link to their statement' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ day_of_month: 5, sends_mail: true });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TurnedOff: Story = {
  ...OnAThird,
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Issue statements' }), 'Only by hand');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ day_of_month: null, sends_mail: true });
  },
};

/** Sales reps get no mails. */
export const OfSalesReps: Story = {
  args: { payees: 'sales_reps' },
  play: ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { schedule: loading } };

export const Failed: Story = { args: { schedule: failed() } };
