import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListTotal } from '@consignment/components/parts/lists/ListTotal';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Lists/ListTotal',
  component: ListTotal,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Above a list, for the total of everything it was narrowed to, on all pages: one sum for each currency.',
      avoid:
        'Figures of a page, with or without a list, are StatBoxes. The sum of selected rows is on the button that acts on them.',
      right: {
        draw: () => (
          <ListTotal
            sums={[
              { amount: '1204.50', currency: 'GBP' },
              { amount: '310.00', currency: 'EUR' },
            ]}
          />
        ),
        why: 'Pounds and euros cannot be added, so each has its sum.',
      },
      wrong: {
        draw: () => (
          <ListTotal
            sums={[
              { amount: '1204.50', currency: 'GBP' },
              { amount: '310.00', currency: 'GBP' },
            ]}
          />
        ),
        why: 'Two sums of one currency, paid and unpaid, are left to the reader to add. Amounts that do not count belong in `left`, with the reason.',
      },
      keyboard: [],
      reader: '“Total: £1,204.50 + €310.00.”',
    } satisfies Guide,
  },
  args: { sums: [{ amount: '1204.50', currency: 'GBP' }] },
} satisfies Meta<typeof ListTotal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCurrency: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByText('Total:', { exact: false })).toHaveTextContent('Total: £1,204.50'),
};

export const SeveralCurrencies: Story = {
  args: {
    sums: [
      { amount: '84.50', currency: 'EUR' },
      { amount: '-35', currency: 'JPY' },
    ],
  },
};

/** Amounts that rows show and the total leaves out. */
export const SomethingLeftOut: Story = {
  args: { left: { label: 'Unpaid or returned', sums: [{ amount: '28.00', currency: 'GBP' }] } },
};

export const Nothing: Story = {
  args: { sums: [] },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};

export const RightToLeft: Story = { ...SomethingLeftOut, globals: { direction: 'rtl' } };
