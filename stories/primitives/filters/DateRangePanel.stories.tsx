import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateRangePanel } from '@consignment/components/primitives/filters/DateRangePanel';
import { DateField } from '@consignment/components/primitives/fields/DateField';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Filters/DateRangePanel',
  component: DateRangePanel,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For limiting a list to a span of days, within a Dropdown of its filters. The presets are the spans that people ask for each month.',
      avoid: 'A day that is saved with a form is a DateField. A chart’s few fixed spans are a FilterSelect.',
      right: {
        draw: () => (
          <DateRangePanel
            label="Order date"
            value={{ from: '2025-04-01', to: '2025-04-30' }}
            onApply={() => undefined}
            presets={[
              { label: 'This month', from: '2025-04-01', to: '2025-04-30' },
              { label: 'Last month', from: '2025-03-01', to: '2025-03-31' },
            ]}
          />
        ),
        why: 'The current month is one press away; chosen days change nothing before Apply.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <DateField name="from" label="From" defaultValue="" />
            <DateField name="to" label="To" defaultValue="" />
          </Inline>
        ),
        why: 'To compare two months takes four typed dates, and the list reloads after the first of them.',
      },
      keyboard: [
        ['Tab', 'Moves through the presets, the two days and Apply.'],
        ['Enter or Space', 'On a preset: applies it.'],
        [
          'Enter',
          'In a day: applies both. Days in the wrong order are refused, and focus goes to the first.',
        ],
      ],
      reader:
        '“This month, toggle button, pressed”. For days in the wrong order at once: “The first day is after the last day.”',
    } satisfies Guide,
  },

  args: {
    label: 'Order date',
    value: { from: '', to: '' },
    onApply: fn(),
    presets: [{ label: 'This month', from: '2025-04-01', to: '2025-04-30' }],
  },
} satisfies Meta<typeof DateRangePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen days, by the keys alone; nothing is applied before Enter. */
export const OwnRange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'All dates', pressed: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Order date from')).toHaveFocus();
    await userEvent.keyboard('2025-03-01');
    await expect(canvas.getByLabelText('Order date from')).toHaveValue('2025-03-01');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Order date to')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2025-03-01', to: '' });
  },
};

export const ByPreset: Story = {
  args: { value: { from: '2025-04-01', to: '2025-04-30' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'This month', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'All dates' }));
    await expect(args.onApply).toHaveBeenCalledWith({ from: '', to: '' });
  },
};

/** A range that no preset has: focus begins at the first. */
export const Reversed: Story = {
  args: { value: { from: '2025-03-31', to: '2025-01-01' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'This month' })).toHaveFocus();
    canvas.getByLabelText('Order date to').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The first day is after the last day.');
    await expect(canvas.getByLabelText('Order date from')).toHaveFocus();
  },
};
