import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { MoveFound } from './move.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('LeftOut', {
  paidTwice: '{due} would be paid a second time.',
  staysDue:
    'The previous app has paid these lines, but they are still due in this app and will be included in the next payouts: {see}.',
  notDeducted: 'Lines paid in these payouts are not deducted from the amount due in this app: {see}.',
  see: 'see which and why',
  leftOut:
    '{n, plural, one {# payout of {amount} is} other {# payouts totalling {amount} are}} left out of your books.',
});

type Props = {
  found: Pick<MoveFound, 'left' | 'blocked' | 'left_out_amount' | 'stays_due'>;
  currency: CurrencyCode;
  hrefOfPayouts: string;
};

/** The payouts that are not booked, and the sum that would be paid a second time for their lines. Nothing where all are booked. */
export function LeftOut({ found, currency, hrefOfPayouts }: Props) {
  const count = found.left + found.blocked;
  const isDue = /[1-9]/.test(found.stays_due);
  if (count === 0 && !isDue) return null;
  const due = formatDecimal(found.stays_due, currency);
  const out = texts.leftOut({ n: count, amount: formatDecimal(found.left_out_amount, currency) });
  return (
    <Banner tone="caution" title={isDue ? texts.paidTwice({ due }) : out}>
      {isDue && count > 0 && <p>{out}</p>}
      <p>
        <TextWithElements
          text={isDue ? texts.staysDue : texts.notDeducted}
          elements={{ see: <Link href={hrefOfPayouts} label={texts.see} /> }}
        />
      </p>
    </Banner>
  );
}
