import { formatDecimal } from '@consignment/domain/money/money';
import type { Sum } from '../../../parts/lists/ListTotal.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';

/** The orders with a refund that a person has to assign, and the sum to be assigned in each currency. */
export type RefundsToAssign = { orders: number; totals: readonly Sum[] };

/** Names the refunds that may be of several vendors: what they hold is not payable until they are assigned. */
export function OpenRefunds({ orders, totals, href }: RefundsToAssign & { href: string }) {
  if (orders === 0) return null;
  const count = orders === 1 ? '1 order' : `${orders.toLocaleString('en-US')} orders`;
  const sums = totals.map(({ amount, currency }) => formatDecimal(amount, currency)).join(' + ');
  return (
    <Banner
      tone="caution"
      title={`Refunds to be assigned: ${count}, ${sums}`}
      action={<Link href={href} label="Assign refunds" />}
    />
  );
}
