import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutLine, type HomePayouts } from '@consignment/components/screens/portal/home/PayoutLine';
import { failed, loading } from '../../../fixtures/list.ts';
import { aPortalPayout, aPortalShop, noDaySet, somePortalPayouts } from '../portal.ts';

const ready = (value: Omit<HomePayouts, 'next'>, next: HomePayouts['next'] = noDaySet) =>
  ({ is: 'ready', value: { ...value, next } }) as const;

const meta = {
  title: 'Screens/Portal/PayoutLine',
  component: PayoutLine,
  args: {
    shop: aPortalShop,
    payouts: ready({ onItsWay: '0.00', toSend: '0.00', latest: somePortalPayouts(3) }),
    currency: 'GBP',
    hrefOfPayout: (id: number) => `#payout-${id}`,
  },
} satisfies Meta<typeof PayoutLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shop sets no day: the last ones say what to expect. Nothing is being paid, and that takes no room. */
export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Next payout', 'Last payout']);
    await expect(
      canvas.getByText(
        /by hand, and no date has been set\. The last payouts were on Mar 18 and Apr 1, 2026\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '£80.00' })).toHaveAttribute('href', '#payout-100');
  },
};

/** Recorded by the shop, which has yet to send the money. */
export const ToSend: Story = {
  args: {
    payouts: ready({
      onItsWay: '0.00',
      toSend: '145.00',
      latest: [aPortalPayout({ status: 'to_send' }), ...somePortalPayouts(2)],
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Not sent yet.')).toBeVisible(),
};

/** Asked of PayPal and not arrived: it says since when, and is not taken for one that came. */
export const OnItsWay: Story = {
  tags: ['wide'],
  args: {
    payouts: ready({
      onItsWay: '145.00',
      toSend: '0.00',
      latest: [
        aPortalPayout({ id: 13, status: 'sent', created_date: '2026-04-14T09:00:00Z' }),
        aPortalPayout({ id: 12 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Since Apr 14, 2026.')).toBeVisible();
    await expect(canvas.getByText(/The last payout was on Apr 1, 2026\.$/)).toBeVisible();
    await expect(canvas.getByText('Sent')).toBeVisible();
  },
};

/** A payout that did not go does not count as one that came. */
export const LastOneFailed: Story = {
  args: {
    payouts: ready({ onItsWay: '0.00', toSend: '0.00', latest: [aPortalPayout({ status: 'failed' })] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not paid')).toBeVisible();
    await expect(canvas.getByText('Rookery Market pays by hand, and no date has been set.')).toBeVisible();
  },
};

/** The shop has a schedule, whose next run pays. */
export const Scheduled: Story = {
  args: {
    payouts: ready(
      { onItsWay: '0.00', toSend: '0.00', latest: somePortalPayouts(3) },
      { on: '2026-05-05', reason: null, detail: '£120.00 expected.' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May 5')).toBeVisible();
    await expect(canvas.getByText('£120.00 expected.')).toBeVisible();
  },
};

export const AcrossTheYear: Story = {
  args: {
    payouts: ready({
      onItsWay: '0.00',
      toSend: '0.00',
      latest: [
        aPortalPayout({ id: 13, created_date: '2026-01-03T10:00:00Z' }),
        aPortalPayout({ created_date: '2025-12-20T10:00:00Z' }),
      ],
    }),
  },
  play: ({ canvas }) =>
    expect(canvas.getByText(/The last payouts were on Dec 20, 2025 and Jan 3, 2026\.$/)).toBeVisible(),
};

export const Empty: Story = {
  args: { payouts: ready({ onItsWay: '0.00', toSend: '0.00', latest: [] }) },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Next payout']);
  },
};

export const Loading: Story = { tags: ['wide'], args: { payouts: loading } };

const retry = fn();

export const Failed: Story = {
  args: { payouts: { ...failed(), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    payouts: ready(
      {
        onItsWay: '123456789012.34',
        toSend: '0.00',
        latest: [aPortalPayout({ amount: '123456789012.34', status: 'held' })],
      },
      {
        on: '2026-05-05',
        reason: 'below_minimum',
        detail:
          '£123,456,789,012.34 expected, subject to approval by The Honourable Company of Basket Weavers and Candle Makers of Hastings. No payment on Apr 28: £4.10 is below the shop’s minimum of £20.00.',
      },
    ),
  },
};

export const Phone: Story = {
  ...OnItsWay,
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { ...OnItsWay, globals: { direction: 'rtl' } };
