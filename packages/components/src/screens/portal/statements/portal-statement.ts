import { periodText } from '@consignment/domain/statements/statement';
import type { ShownStatement } from '../../../parts/statements/statement.ts';

/** A statement of the vendor in a list. */
export type PortalStatementRow = Pick<
  ShownStatement,
  'first_day' | 'last_day' | 'currency' | 'earned' | 'payouts' | 'closing' | 'standing'
> & { id: number };

/** Its period in words, which names it among those of one vendor. */
export function nameOfStatement({
  first_day: first,
  last_day: last,
}: Pick<ShownStatement, 'first_day' | 'last_day'>) {
  return periodText(first, last);
}
