import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { counted } from '../../../parts/lists/counted.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { MoveFound } from './move.ts';

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
  const out = `${counted(count, 'payout')} of ${formatDecimal(found.left_out_amount, currency)} in all ${count === 1 ? 'stays' : 'stay'} out of your books.`;
  return (
    <Banner tone="caution" title={isDue ? `${due} would be paid a second time.` : out}>
      {isDue && count > 0 && <p>{out}</p>}
      <p>
        <span>
          {isDue
            ? 'The former app has paid these lines, but they stay due here and go into the next payouts: '
            : 'Lines that they have paid are not taken out of what is due here: '}
        </span>
        <Link href={hrefOfPayouts} label="see which and why" />.
      </p>
    </Banner>
  );
}
