import type { components } from '@consignment/client/generated/api';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire, sumMoney } from '@consignment/domain/money/money';
import type { LargestLine, ReplayedMonth, ReplayedVendor } from './queries/rule-replay-results.ts';
import type { ReplayRow } from './queries/rule-replays.ts';

type FoundByReplay = {
  readonly vendors: readonly ReplayedVendor[];
  readonly months: readonly ReplayedMonth[];
  readonly largest: readonly LargestLine[];
};

export function replayToWire(
  replay: ReplayRow,
  { vendors, months, largest }: FoundByReplay,
  currency: CurrencyCode,
): components['schemas']['RuleReplay'] {
  const money = (minor: number) => moneyToWire(minor, currency);
  const earnings = ({ earned, would }: { readonly earned: number; readonly would: number }) => ({
    earned: money(earned),
    would_have_earned: money(would),
  });
  const sum = (part: (vendor: ReplayedVendor) => number) => sumMoney(vendors.map(part));
  return {
    id: replay.id,
    state: replay.state,
    progress: progressOf(replay),
    date_start: replay.first_day,
    date_end: replay.last_day,
    lines: sum(({ lines }) => lines),
    changed_lines: sum(({ changed }) => changed),
    ...earnings({ earned: sum(({ earned }) => earned), would: sum(({ would }) => would) }),
    of_it_paid: money(sum(({ onPaid }) => onPaid)),
    vendors: vendors.map((vendor) => ({
      vendor: vendor.id,
      vendor_name: vendor.name,
      lines: vendor.lines,
      changed_lines: vendor.changed,
      ...earnings(vendor),
    })),
    months: months.map((month) => ({ month: month.month, ...earnings(month) })),
    largest: largest.map((line) => ({
      line_item: line.line,
      order: line.order,
      order_name: line.orderName,
      title: line.title,
      vendor: line.vendor,
      vendor_name: line.vendorName,
      is_paid: line.isPaid,
      ...earnings(line),
    })),
  };
}

/** By the ids of the orders, which need no count; below 100 until the replay is done. */
function progressOf({ state, ...at }: ReplayRow): number {
  if (state === 'done') return 100;
  const { first_order_id: first, last_order_id: last, after_order_id: after } = at;
  if (first === null || last === null || after === null) return 0;
  return Math.min(99, Math.floor((100 * (after - first + 1)) / (last - first + 1)));
}
