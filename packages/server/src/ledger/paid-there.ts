import { formatMoney } from '@consignment/domain/money/money';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import { isCurrency } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { currenciesOf } from './currencies.ts';

const texts = defineTexts('PaidThere', {
  paidThere:
    '{source, select, paypal {PayPal} other {The bank}} has made a payment of {amount} to {vendor}{more, plural, =0 {} one { and one more payment} other { and # more payments}}, but no matching payouts are recorded as paid in the books. Settle this under Differences first, or set it aside there.',
});

type Difference = {
  readonly vendorId: number;
  readonly name: string;
  readonly source: string;
  readonly amount: number;
  readonly currency: string | null;
  readonly status: Parameters<typeof standingOf>[0] | null;
};

/**
 * The vendors to whom PayPal or the bank has made a payment that the books do not know, each with the words for it. They are
 * not paid until the difference is settled or set aside, so that no payment is made again which a restored backup does not know.
 * `only` is one vendor, or all of the shop.
 */
export async function vendorsPaidThere(
  tx: Tx,
  shopId: number,
  only: number | 'all',
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<Difference>`
    select v.id as "vendorId", v.name, d.source, d.amount, d.currency, p.status
    from differences d
    join vendors named on named.shop_id = d.shop_id and named.id = d.vendor_id
    join vendors v on v.shop_id = d.shop_id and v.id = coalesce(named.merged_into_id, named.id)
    left join payouts p on p.shop_id = d.shop_id and p.id = d.payout_id
    where d.shop_id = ${shopId} and d.state = 'open' and d.kind = 'payout_paid_there_only'
      ${only === 'all' ? sql`` : sql`and v.id = ${only}`}
    order by d.id`.execute(tx);
  // One that was recorded as paid since is no difference any more, although no comparison has seen it.
  const open = rows.filter(({ status }) => status === null || standingOf(status) !== 'settled');
  if (open.length === 0) return new Map();
  const { books } = await currenciesOf(tx, shopId);
  const byVendor = Map.groupBy(open, ({ vendorId }) => vendorId);
  return new Map([...byVendor].map(([vendorId, of]) => [vendorId, reasonOf(of, books)]));
}

function reasonOf(differences: readonly Difference[], books: string): string {
  const [first] = differences;
  if (first === undefined) return '';
  const currency = first.currency ?? books;
  const amount = isCurrency(currency) ? formatMoney(first.amount, currency) : currency;
  const more = differences.length - 1;
  return texts.paidThere({ source: first.source, amount, vendor: first.name, more });
}
