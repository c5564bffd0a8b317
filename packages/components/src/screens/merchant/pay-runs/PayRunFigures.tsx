import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import type { PayRunState } from '@consignment/domain/pay-runs/pay-run';
import { payoutMethodText, type PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { StatTiles } from '../../../primitives/text/StatTiles.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { PayRunSum } from './pay-run.ts';

const texts = defineTexts('PayRunFigures', {
  toSend: 'To send',
  paid: 'Paid',
  draft: 'To pay',
  approved: 'To pay',
  paying: 'Being paid',
  done: 'Total paid',
  partly_failed: 'In the run',
  canceled: 'Not paid',
  partOf: '{part} of {n, plural, one {# vendor} other {# vendors}}',
  byMethod: 'By method: {methods}.',
  inTheRun: 'In the run',
  notPaid: 'Not paid',
});

type Props = {
  run: PayRunSum & {
    state: PayRunState;
    currency: CurrencyCode;
    totals: readonly (PayRunSum & { method: PayoutMethod })[];
    to_send: PayRunSum;
    paid: PayRunSum;
    failed: PayRunSum;
  };
  /** An act on the total, such as its approval; null for none. */
  action: ReactNode | null;
};

/** The total of a pay run with its verb, and its parts: by method before it is paid, and by outcome after. */
export function PayRunFigures({ run, action }: Props) {
  const { currency, state } = run;
  const tile = (label: string, sum: PayRunSum, detail = countOfVendors(sum.count)) => ({
    label,
    value: <MoneyText amount={sum.amount} currency={currency} />,
    detail,
  });
  const isPart = ({ count }: PayRunSum) => count > 0 && count < run.count;
  const partOf = (label: string, sum: PayRunSum) =>
    tile(label, sum, texts.partOf({ part: formatCount(sum.count), n: run.count }));
  const methods = run.totals
    .filter(({ count }) => count > 0)
    .map((sum) => tile(`${payoutMethodText(sum.method)}, ${currency}`, sum));
  const results = [
    ...(isPart(run.to_send) ? [partOf(texts.toSend, run.to_send)] : []),
    ...(run.paid.count > 0 ? [partOf(texts.paid, run.paid)] : []),
    ...(run.failed.count > 0 ? [partOf(texts.notPaid, run.failed)] : []),
  ];
  // With a button the first tile is as wide as that needs.
  const isToSend = run.to_send.count > 0 && run.to_send.count === run.count;
  const whole = results.length > 0 && state === 'paying' ? texts.inTheRun : texts[state];
  const total = {
    ...tile(isToSend ? texts.toSend : whole, run),
    ...(action === null ? {} : { action, trend: null }),
  };
  if (results.length === 0) return <StatTiles tiles={[total, ...methods]} />;
  return (
    <Stack space="small">
      <StatTiles tiles={[total, ...results]} />
      <Text size="small" tone="muted" isTabular>
        {texts.byMethod({
          methods: run.totals
            .filter(({ count }) => count > 0)
            .map(({ method, amount }) => `${payoutMethodText(method)} ${formatDecimal(amount, currency)}`)
            .join(', '),
        })}
      </Text>
    </Stack>
  );
}
