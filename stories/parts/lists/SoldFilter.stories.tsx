import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SoldFilter } from '@consignment/components/parts/lists/SoldFilter';
import { SoldNotice } from '@consignment/components/parts/lists/SoldNotice';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';
import { aQuery, controlsOf } from '../../fixtures/list.ts';

/** For lists of products, where days turn the catalogue into what was sold. Other lists take a DaysFilter. */
const meta = {
  title: 'Parts/Lists/SoldFilter',
  component: SoldFilter,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Above a list of products: with days it becomes a list of what was sold on them. Put the SoldNotice with it.',
      avoid:
        'Other lists are limited to days by a DaysFilter. When a product was added is a column to sort by.',
      right: {
        draw: () => (
          <Stack space="small" align="start">
            <SoldFilter
              controls={controlsOf({ ...aQuery, from: '2026-03-01', to: '2026-03-31' })}
              timeZone="Europe/London"
            />
            <SoldNotice query={{ ...aQuery, from: '2026-03-01', to: '2026-03-31' }} />
          </Stack>
        ),
        why: 'The sentence explains why most of the catalogue is gone, and whose sales the figures are.',
      },
      wrong: {
        draw: () => (
          <SoldFilter
            controls={controlsOf({ ...aQuery, from: '2026-03-01', to: '2026-03-31' })}
            timeZone="Europe/London"
          />
        ),
        why: 'Without the notice a list of 12 products, out of 1,482, looks like a failed import.',
      },
      keyboard: [
        ['Enter or Space', 'On the button: opens the panel, with the focus on the chosen preset.'],
        ['Tab', 'Goes through the presets to the two days and Apply.'],
        ['Escape', 'Closes the panel and returns to the button.'],
      ],
      reader:
        '“Sold Mar 1 – Mar 31, 2026, button, collapsed”, then “This list only shows products sold on these days, with their sales.”',
    } satisfies Guide,
  },
  args: { controls: controlsOf({ ...aQuery, from: '', to: '' }), timeZone: 'Europe/London' },
} satisfies Meta<typeof SoldFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sold All' }));
    await userEvent.type(await canvas.findByLabelText('Sold from'), '2026-03-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ from: '2026-03-01', to: '' });
  },
};

export const SomeDays: Story = {
  args: { controls: controlsOf({ ...aQuery, from: '2026-03-01', to: '2026-03-31' }) },
};
