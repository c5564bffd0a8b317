import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatementPeriodField } from '@consignment/components/parts/statements/StatementPeriodField';
import type { Guide } from '../../../.storybook/guide.ts';
import { inNovember, october } from '../../fixtures/statement-preview.ts';

const nothing = () => undefined;

const meta = {
  title: 'Parts/Statements/StatementPeriodField',
  component: StatementPeriodField,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where statements are issued, to choose the month, the quarter or the days that they are of.',
      avoid: 'A list is limited to days by a DaysFilter, which also offers days to come.',
      right: {
        draw: () => (
          <StatementPeriodField
            value={october}
            after="2025-09-30"
            now={inNovember}
            timeZone="UTC"
            onPeriod={nothing}
          />
        ),
        why: 'Months that are stated already are not offered.',
      },
      wrong: {
        draw: () => (
          <StatementPeriodField
            value={{ first_day: '2025-11-01', last_day: '2025-11-30' }}
            after={null}
            now={inNovember}
            timeZone="UTC"
            onPeriod={nothing}
          />
        ),
        why: 'November is not over yet, so it is not a choice. It appears as other days, which will be refused.',
      },
      keyboard: [
        ['Arrow up, Arrow down', 'Choose a period; the preview follows.'],
        ['Enter', 'On Preview, takes the days that were entered.'],
      ],
      reader: '“Period, combobox, October 2025.”',
    } satisfies Guide,
  },
  args: { value: october, after: null, now: inNovember, timeZone: 'Europe/London', onPeriod: fn() },
} satisfies Meta<typeof StatementPeriodField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Period')).toHaveDisplayValue('October 2025');
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'September 2025');
    await expect(args.onPeriod).toHaveBeenCalledWith({ first_day: '2025-09-01', last_day: '2025-09-30' });
  },
};

/** Days that have begun are stated up to now. */
export const ToToday: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Up to today, Nov 15, 2025');
    await expect(args.onPeriod).toHaveBeenCalledWith({ first_day: '2025-11-01', last_day: '2025-11-15' });
  },
};

export const Quarter: Story = {
  args: { value: { first_day: '2025-07-01', last_day: '2025-09-30' } },
  play: ({ canvas }) => expect(canvas.getByLabelText('Period')).toHaveDisplayValue('Q3 2025'),
};

/** Both days are entered, and taken only by the button. */
export const OtherDays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Other days');
    await userEvent.clear(canvas.getByLabelText('First day'));
    await userEvent.type(canvas.getByLabelText('First day'), '2025-10-05');
    await expect(args.onPeriod).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(args.onPeriod).toHaveBeenCalledWith({ first_day: '2025-10-05', last_day: '2025-10-31' });
  },
};

export const NotOver: Story = {
  args: { value: { first_day: '2025-11-01', last_day: '2025-11-30' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The last day is in the future. Choose today or an earlier day.',
    );
    await expect(args.onPeriod).not.toHaveBeenCalled();
  },
};

/** Months up to the last statement are not offered, and other days begin after it. */
export const AfterALastOne: Story = {
  args: { after: '2025-09-30' },
  play: async ({ canvas }) => {
    const choices = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(choices).toEqual(['Up to today, Nov 15, 2025', 'October 2025', 'Other days']);
  },
};

export const AllStated: Story = {
  args: { value: null, after: '2025-10-31' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Other days');
    await expect(
      canvas.getByText('The period starts on Oct 31, 2025, where the last statement ended.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Last day'), '2025-11-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(args.onPeriod).toHaveBeenCalledWith({ first_day: '2025-11-01', last_day: '2025-11-14' });
  },
};
