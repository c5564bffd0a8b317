import type { components } from '@consignment/client/generated/api';
import { differenceKinds, type DifferenceRemedy } from '@consignment/domain/reconciliation/difference-kinds';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import { isPlatformId } from '../../imports/port/ids.ts';
import type { KeptFact } from '../../database/column-types.ts';
import type { DifferenceRow } from './queries/list.ts';

type Wire = components['schemas']['Difference'];

export type DifferenceShop = { readonly currency: CurrencyCode; readonly isConnected: boolean };

export function differenceToWire(row: DifferenceRow, shop: DifferenceShop): Wire {
  const currency = row.currency ?? shop.currency;
  const { aside_reason: reason, aside_at: asideAt } = row;
  return {
    id: row.id,
    group: row.topic,
    kind: row.kind,
    source: row.source,
    file: row.file_name,
    state: row.state,
    title: row.title,
    amount: row.amount === null ? null : moneyToWire(row.amount, currency),
    currency,
    facts: row.facts.map((fact) => factToWire(fact, shop.currency)),
    order:
      row.order_name === null
        ? null
        : { id: row.order_id, name: row.order_name, platform_id: platformIdOf(row) ?? '' },
    line_item: row.line_item_id,
    product: row.product_id,
    payout:
      row.payout_id === null || row.invoice_number === null
        ? null
        : { id: row.payout_id, invoice_number: row.invoice_number },
    vendor:
      row.vendor_id === null || row.vendor_name === null
        ? null
        : { id: row.vendor_id, name: row.vendor_name },
    since: row.since.toISOString(),
    seen_at: row.seen_at.toISOString(),
    aside:
      reason === null || asideAt === null
        ? null
        : { reason, by: row.aside_by_name, at: asideAt.toISOString() },
    settled_at: row.settled_at?.toISOString() ?? null,
    remedies: remediesOf(row, shop),
  };
}

/** The platform's own id; an order of a file without ids has none. */
function platformIdOf({ order_platform_id: id }: DifferenceRow): string | null {
  return id !== null && isPlatformId(id) ? id : null;
}

function factToWire(
  { field, form, here, there, currency }: KeptFact,
  ofShop: CurrencyCode,
): Wire['facts'][number] {
  const text = (value: string | number | null) => {
    if (value === null) return null;
    return form === 'money' && typeof value === 'number'
      ? moneyToWire(value, currency ?? ofShop)
      : String(value);
  };
  return {
    field,
    form,
    here: text(here),
    there: text(there),
    ...(currency === undefined || currency === ofShop ? {} : { currency }),
  };
}

/** The steps that are possible for it, the one that suits best first. */
function remediesOf(row: DifferenceRow, shop: DifferenceShop): DifferenceRemedy[] {
  if (row.state === 'settled') return [];
  const hasOrder = row.order_id !== null;
  const isPossible: Readonly<Record<DifferenceRemedy, boolean>> = {
    fetch_order: shop.isConnected && platformIdOf(row) !== null,
    take_order: !shop.isConnected && row.source === 'orders' && row.has_record,
    cancel_order: hasOrder,
    settle_payout: row.payout_id !== null && maySettle(row),
    recalculate_totals: true,
    recalculate_commissions: true,
    open_order: hasOrder,
    open_platform_order: shop.isConnected && platformIdOf(row) !== null,
    open_payout: row.payout_id !== null,
    open_vendor: row.vendor_id !== null,
    open_vendor_terms: row.vendor_id !== null,
    open_vendor_payments: row.vendor_id !== null && !noHelpOfVendor.has(reasonOf(row) ?? ''),
    open_payment_settings: reasonOf(row) === 'provider_not_connected',
    open_product: row.product_id !== null,
  };
  const { remedies }: { readonly remedies: readonly DifferenceRemedy[] } = differenceKinds[row.kind];
  return remedies.filter((remedy) => isPossible[remedy]);
}

/** Reasons that the payment details of the vendor have nothing to do with. */
const noHelpOfVendor: ReadonlySet<string> = new Set(['provider_not_connected', 'vendor_hidden']);

/** Why a vendor cannot be paid; null for other differences. */
function reasonOf({ facts }: DifferenceRow): string | null {
  const reason = facts.find(({ field }) => field === 'reason')?.here ?? null;
  return typeof reason === 'string' ? reason : null;
}

/** Only a payout whose outcome is open is settled by a person. */
function maySettle({ payout_status: status }: DifferenceRow): boolean {
  return status !== null && standingOf(status) === 'in_flight';
}
