import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SoldFilter } from '@consignment/components/parts/SoldFilter';
import { aQuery, controlsOf } from '../fixtures/list.ts';

/** For lists of products, where days turn the catalogue into what was sold. Other lists take a DaysFilter. */
const meta = {
  title: 'Parts/Lists/SoldFilter',
  component: SoldFilter,
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
