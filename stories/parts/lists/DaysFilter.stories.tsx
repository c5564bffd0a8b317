import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DaysFilter } from '@consignment/components/parts/lists/DaysFilter';
import type { Guide } from '../../../.storybook/guide.ts';
import { aQuery, controlsOf } from '../../fixtures/list.ts';

const meta = {
  title: 'Parts/Lists/DaysFilter',
  component: DaysFilter,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In the toolbar of a list that is limited to days of the shop’s calendar. Name the date that counts, since an order has several.',
      avoid:
        'A status is a FilterSelect. Products that were sold on some days take the SoldFilter. A day that is saved is a DateField.',
      right: {
        draw: () => (
          <DaysFilter
            label="Paid on"
            controls={controlsOf({ ...aQuery, from: '2026-03-01', to: '2026-03-31' })}
            timeZone="Europe/London"
          />
        ),
        why: 'Closed, it still says which date is limited, and to which days.',
      },
      wrong: {
        draw: () => (
          <DaysFilter
            label="Filter"
            controls={controlsOf({ ...aQuery, from: '2026-03-01', to: '2026-03-31' })}
            timeZone="Europe/London"
          />
        ),
        why: 'March of what? A vendor reads the payouts of March as the sales of March, and asks for the missing ones.',
      },
      keyboard: [
        ['Enter or Space', 'On the button: opens the panel, with the focus on the chosen preset.'],
        ['Tab', 'Goes through the presets to the two days and Apply.'],
        ['Escape', 'Closes the panel and returns to the button.'],
      ],
      reader:
        '“Paid on Mar 1 – Mar 31, 2026, button, collapsed.” Open: “Paid on, dialog. This month, toggle button”.',
    } satisfies Guide,
  },
  args: {
    label: 'Date',
    controls: controlsOf({ ...aQuery, from: '', to: '' }),
    timeZone: 'Europe/London',
  },
} satisfies Meta<typeof DaysFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-pressed]')].map(({ textContent }) => textContent);

export const Presets: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date All' }));
    await canvas.findByRole('button', { name: 'This month' });
    await expect(names(canvasElement)).toEqual(['This month', 'Last month', 'Last 90 days', 'All dates']);
  },
};

export const PresetChosen: Story = {
  ...Presets,
  tags: ['no-picture'],
  play: async (context) => {
    await Presets.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Last 90 days' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ from: '2025-12-16', to: '2026-03-15' });
  },
};

export const OfAPaidVendor: Story = {
  args: { lastPaidAt: '2026-03-04T23:30:00.000Z', timeZone: 'Europe/Berlin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date All' }));
    await expect(await canvas.findByRole('button', { name: 'Since the last payout' })).toBeVisible();
  },
};

/** A payout late in the evening of the shop is of the shop's day. */
export const SinceTheLastPayout: Story = {
  ...OfAPaidVendor,
  tags: ['no-picture'],
  play: async (context) => {
    await OfAPaidVendor.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Since the last payout' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ from: '2026-03-05', to: '' });
  },
};

export const Limited: Story = {
  args: { controls: controlsOf({ ...aQuery, from: '2026-03-01', to: '2026-03-31' }) },
};
