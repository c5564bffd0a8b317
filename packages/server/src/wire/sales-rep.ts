import { duesOver } from '@consignment/domain/payouts/dues';
import { moneyToWire, sumMoney } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import type { components } from '@consignment/client/generated/api';
import type { RepCommissionRow } from '../queries/people/sales-reps.ts';
import type { RepPayoutItem, RepPayoutRow } from '../queries/people/sales-rep-payouts.ts';
import type { ListedRep, RepSums } from '../queries/people/sales-rep-totals.ts';
import { duesToWire } from './dues.ts';

type Schemas = components['schemas'];

export function repCommissionToWire(row: RepCommissionRow, currency: string): Schemas['SalesRepCommission'] {
  return {
    id: row.id,
    percent: percentToWire(row.rate_ppm),
    sales_rep: {
      id: row.sales_rep_id,
      user: { first_name: row.first_name, last_name: row.last_name },
    },
    image: row.image,
    order: row.order_id,
    commission: moneyToWire(row.amount, currency),
    commission_state: row.state,
    commission_reason: row.reason,
    commission_paid: moneyToWire(row.paid, currency),
    paid: row.is_paid,
  };
}

export function combinedRepsToWire(
  reps: readonly (RepSums & { readonly name: string })[],
  currency: string,
): Schemas['SalesRepSums'] {
  const total = (figure: keyof RepSums) => sumMoney(reps.map((rep) => rep[figure]));
  const sums = { due: total('due'), paid: total('paid'), earned: total('earned') };
  return { ...repSumsToWire(sums, currency), dues: duesToWire(duesOver(reps), currency) };
}

function repSumsToWire(sums: RepSums, currency: string) {
  return {
    commission_due: moneyToWire(sums.due, currency),
    commission_paid: moneyToWire(sums.paid, currency),
    commission_earned: moneyToWire(sums.earned, currency),
  };
}

export function listedRepToWire(row: ListedRep, currency: string): Schemas['SalesRepTotals'] {
  const { id, name, first_name, last_name, image } = row;
  const sum = (amount: number | null) => (amount === null ? null : moneyToWire(amount, currency));
  return {
    id,
    name,
    first_name,
    last_name,
    image,
    commission_due: sum(row.due),
    commission_paid: sum(row.paid),
    commission_earned: sum(row.earned),
  };
}

export function repPayoutToWire(row: RepPayoutRow): Schemas['SalesRepPayout'] {
  return {
    id: row.id,
    invoice_number: row.invoice_number,
    amount: moneyToWire(row.amount, row.currency),
    additional_pay: moneyToWire(row.additional_pay, row.currency),
    note: row.note,
    created_date: row.created_date.toISOString(),
    sales_rep: row.sales_rep_id,
    sales_rep_name: row.sales_rep_name,
  };
}

export function repPayoutItemToWire(
  item: RepPayoutItem,
  currency: string,
): Schemas['SalesRepPayoutDetail']['commissions'][number] {
  return {
    order: item.order_id,
    order_name: item.order_name,
    processed_at: item.processed_at.toISOString(),
    percent: percentToWire(item.rate_ppm),
    amount: moneyToWire(item.amount, currency),
  };
}
