import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DaysPanel } from '@consignment/components/parts/lists/DaysPanel';
import { DaysFilter } from '@consignment/components/parts/lists/DaysFilter';
import { DateField } from '@consignment/components/primitives/fields/DateField';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';
import { aQuery, controlsOf } from '../../fixtures/list.ts';

const meta = {
  title: 'Parts/Lists/DaysPanel',
  component: DaysPanel,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Inside a DaysFilter, which opens it: the presets of the shop’s calendar, “Since the last payout” where the list is of one vendor, and chosen days.',
      avoid:
        'On a calendar other than the shop’s use DateRangePanel with other presets. A single day in a form is a DateField.',
      right: {
        draw: () => (
          <DaysFilter
            label="Date"
            controls={controlsOf({ ...aQuery, from: '2026-03-01', to: '2026-03-31' })}
            timeZone="Europe/London"
            lastPaidAt="2026-03-05T12:00:00Z"
          />
        ),
        why: 'Closed it is one chip; the panel and its code come with the first press.',
      },
      wrong: {
        draw: () => (
          <Inline space="small" align="end">
            <DateField name="from" label="From" />
            <DateField name="to" label="To" />
          </Inline>
        ),
        why: 'Two fields take a line above every list, “last month” costs two pickers, and each change loads the list again with half a range.',
      },
      keyboard: [
        ['Tab', 'Goes through the presets, then to the first day, the last day and Apply.'],
        ['Enter or Space', 'On a preset: limits the list at once and closes.'],
        ['Enter', 'In a day: the same as Apply.'],
      ],
      reader:
        '“This month, toggle button, pressed.” A first day after the last one is read out at once: “The first day is after the last day.”',
    } satisfies Guide,
  },
  args: {
    label: 'Date',
    value: { from: '2026-03-01', to: '2026-03-31' },
    onApply: fn(),
    now: new Date('2026-03-31T22:30:00Z'),
    timeZone: 'Europe/London',
    lastPaidAt: null,
  },
} satisfies Meta<typeof DaysPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThisMonth: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'This month', pressed: true })).toHaveFocus(),
};

/** It is April already in a zone further east. */
export const OtherZone: Story = {
  args: { timeZone: 'Asia/Tokyo' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Last month', pressed: true })).toHaveFocus(),
};
