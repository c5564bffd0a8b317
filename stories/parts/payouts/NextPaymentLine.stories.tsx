import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextPaymentLine } from '@consignment/components/parts/payouts/NextPaymentLine';
import type { Guide } from '../../../.storybook/guide.ts';
import { failed, loading } from '../../fixtures/list.ts';

const ready = (on: string | null, detail: string) => ({ is: 'ready', value: { on, detail } }) as const;
const held = ready(
  '2026-12-08',
  '£21.10 expected. No payment on Dec 1: £4.10 is below the shop’s minimum of £20.00.',
);

const meta = {
  title: 'Parts/Payouts/NextPaymentLine',
  component: NextPaymentLine,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Above the payouts of a vendor, for the day of the next one: both the vendor and the shop read it.',
      avoid: 'Among other figures the next payment is one of them.',
      right: {
        draw: () => <NextPaymentLine payment={held} />,
        why: 'The day comes with its reason, so that no vendor has to ask the shop.',
      },
      wrong: {
        draw: () => <NextPaymentLine payment={ready(null, '')} />,
        why: 'Where no day is known, the reason says who decides it.',
      },
      keyboard: [['Tab', 'Stops at Retry, where it could not be loaded.']],
      reader: '“Next payment: Dec 8. £21.10 expected.”',
    } satisfies Guide,
  },
  args: { payment: ready('2026-12-01', '£50.00 expected, subject to approval by Rookery Market.') },
} satisfies Meta<typeof NextPaymentLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByText('Next payment:', { exact: false }).parentElement).toHaveTextContent(
      'Next payment: Dec 1. £50.00 expected, subject to approval by Rookery Market.',
    ),
};

export const NoDay: Story = {
  args: { payment: ready(null, 'Rookery Market pays by hand, and no date has been set.') },
  play: ({ canvas }) => expect(canvas.getByText('No date yet')).toBeVisible(),
};

export const PassedOver: Story = { args: { payment: held } };

export const Loading: Story = { args: { payment: loading } };

const retry = fn();

export const Failed: Story = {
  args: { payment: { ...failed(), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { args: { payment: held }, globals: { direction: 'rtl' } };
