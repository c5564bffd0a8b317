import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyChange } from '@consignment/components/parts/commission/MoneyChange';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Commission/MoneyChange',
  component: MoneyChange,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For the difference that a change makes to an amount, beside the amounts of before and after.',
      avoid: 'A single amount is a MoneyText, even if it is below zero.',
      right: {
        draw: () => <MoneyChange before="100.00" after="112.50" books="GBP" written="GBP" />,
        why: 'The sign says which way the amount goes.',
      },
      wrong: {
        draw: () => <MoneyText amount="12.50" currency="GBP" />,
        why: 'Without a sign it reads as an amount that is due.',
      },
      keyboard: [],
      reader: '“Plus £12.50.” A decrease is read as “minus £12.50”.',
    } satisfies Guide,
  },
  args: { before: '100.00', after: '112.50', books: 'GBP', written: 'GBP' },
} satisfies Meta<typeof MoneyChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('+£12.50'),
};

export const Less: Story = {
  args: { after: '87.50' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^[-−]£12\.50$/),
};

/** Nothing has no sign. */
export const Same: Story = {
  args: { after: '100.00' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^£0\.00$/),
};
