import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListTotal } from '@consignment/components/parts/ListTotal';

const meta = {
  title: 'Parts/Lists/ListTotal',
  component: ListTotal,
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
  args: { left: { label: 'Not paid or returned', sums: [{ amount: '28.00', currency: 'GBP' }] } },
};

export const Nothing: Story = {
  args: { sums: [] },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};

export const RightToLeft: Story = { ...SomethingLeftOut, globals: { direction: 'rtl' } };
