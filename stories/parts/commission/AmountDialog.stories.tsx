import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountDialog } from '@consignment/components/parts/commission/AmountDialog';
import { CommissionPlaces } from '@consignment/components/parts/commission/CommissionPlaces';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { WhyThisAmount } from '@consignment/components/parts/commission/WhyThisAmount';
import type { Guide } from '../../../.storybook/guide.ts';
import { aTrace } from '../../fixtures/line-item.ts';

const meta = {
  title: 'Parts/Commission/AmountDialog',
  component: AmountDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'To show how one commission came about, when somebody asks: the rule that won, each step, the rounding and the rules it beat.',
      avoid:
        'In a table use WhyThisAmount, which loads this dialog on the first press. A line without an amount has its reason in the CommissionCell and needs no dialog.',
      right: {
        draw: () => (
          <CommissionPlaces
            amount={<MoneyText amount="70.00" currency="GBP" />}
            why={<WhyThisAmount trace={aTrace()} amount="70.00" currency="GBP" name="#1001, Folding table" />}
          />
        ),
        why: 'The row keeps the amount; the arithmetic opens for the one line that a vendor calls about.',
      },
      wrong: {
        draw: () => (
          <CommissionPlaces
            amount={<MoneyText amount="70.00" currency="GBP" />}
            notes={['£80.00 × 2 = £160.00', '45% of £160.00 = £72.00', 'Half of the discount: −£2.00']}
          />
        ),
        why: 'With the arithmetic in every row fifty lines become two hundred, and the amounts can no longer be compared down the column.',
      },
      keyboard: [
        ['Tab', 'Stays in the dialog, whose one stop is Close.'],
        ['Escape', 'Closes it and returns to the button of the row.'],
      ],
      reader:
        '“Why this amount? dialog, #1001, Folding table.” Then, line by line: “Rule: This vendor’s commission rate, 45%”, a list of the steps, “Commission £70.00”, and the rounding.',
    } satisfies Guide,
  },
  args: { trace: aTrace(), amount: '70.00', currency: 'GBP', name: '#1001, Folding table', onClose: fn() },
} satisfies Meta<typeof AmountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and calls the screen that mounted it. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'Why this amount?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A vendor goes on from the explanation to its question. */
export const MayAsk: Story = {
  args: { asking: { question: null, onAsk: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask about this line' }));
    await expect(args.asking?.onAsk).toHaveBeenCalledOnce();
  },
};

/** A question that has ended is read, and another may be asked. */
export const WithQuestion: Story = {
  args: { asking: { question: { href: '/questions/12', label: 'Question 12, settled' }, onAsk: fn() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Question 12, settled' })).toHaveAttribute(
      'href',
      '/questions/12',
    );
  },
};

/** The line gives no amount: the trace's amount is shown. */
export const AmountFromTrace: Story = { tags: ['no-picture'], args: { amount: undefined } };
