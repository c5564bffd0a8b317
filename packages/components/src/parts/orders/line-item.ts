import type { Override } from '@consignment/domain/commission/commission';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire } from '@consignment/domain/money/money';
import { overrideText } from '@consignment/domain/commission/override-text';
import type { ChangeableLine } from '@consignment/domain/orders/line-change';
import type { CommissionOfLine } from '../commission/CommissionCell.tsx';
import type { ProductOfLine } from '../products/ProductCell.tsx';

/** A line of an order; amounts are decimal strings. */
export type LineItem = ProductOfLine &
  CommissionOfLine & {
    id: number;
    /** Of one unit, before any discount. */
    price?: string;
    /** Of the whole line. */
    allocated_discount?: string;
    fulfillment_status: string | null;
    vendor: number | null;
    /** The vendor that was set by hand; null where tracking found it. */
    override_vendor: number | null;
  };

/** When a line was sold, or added by the shop; undefined where the shop hides it. ISO 8601. */
export function instantOf(line: {
  order: { processed_at?: string } | null;
  processed_at?: string;
}): string | undefined {
  return line.order === null ? line.processed_at : line.order.processed_at;
}

/** A custom item can be removed until a payout has it. */
export function isRemovable(line: CommissionOfLine): boolean {
  return line.commission_type === 'custom' && !line.vendor_paid && line.commission_state === 'accrued';
}

/** The facts that decide whether the line may be changed, as far as a line has them; the server knows the rest. */
export function changeableOf(line: CommissionOfLine): ChangeableLine {
  const { commission_type: type, commission_reason: reason } = line;
  const kind = type === 'custom' || type === 'reversal' ? type : 'product';
  return {
    // A gift card, a tip or shipping: which of them makes no difference here.
    kind: reason === 'not_commissionable' ? 'gift_card' : kind,
    isPaid: line.vendor_paid,
    isSettled: false,
  };
}

/** A line whose commission is set by hand, and the override that it has, as `typedOverride` reads it. */
export type LineToSet = { id: number; isOverridden: boolean; before: string };

export function lineToSet(line: Pick<LineItem, 'id' | 'commission_type' | 'commission_trace'>): LineToSet {
  return { id: line.id, isOverridden: line.commission_type === 'override', before: typedOverride(line) };
}

/** The price of a line, less its discount, in minor units of the books; null where the shop does not say it. */
export function soldFor(
  line: { quantity: number; price?: string; allocated_discount?: string },
  books: CurrencyCode,
): number | null {
  if (line.price === undefined) return null;
  const discount = line.allocated_discount === undefined ? 0 : moneyFromWire(line.allocated_discount, books);
  return moneyFromWire(line.price, books) * line.quantity - discount;
}

/** The commission set by hand as it would be typed: '12.50', '20%'; empty for none, or for one that counts for nothing yet. */
export function typedOverride({ commission_trace: trace }: Pick<LineItem, 'commission_trace'>): string {
  if (trace?.rule.source !== 'override') return '';
  const { kind, value } = trace.rule;
  const override: Override = kind === 'percent' ? { kind, ppm: value } : { kind: 'amount', amount: value };
  return overrideText(override, trace.currency) ?? '';
}
