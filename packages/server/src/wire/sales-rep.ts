import { moneyToWire } from '@consignment/domain/money';
import { percentToWire } from '@consignment/domain/rate';
import type { components } from '@consignment/client/generated/api';
import type { ListedRep, RepCommissionRow, RepSums } from '../queries/sales-reps.ts';

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
  };
}

export function repSumsToWire(sums: RepSums, currency: string): Schemas['SalesRepSums'] {
  return {
    commission_due: moneyToWire(sums.due, currency),
    commission_paid: moneyToWire(sums.paid, currency),
    commission_earned: moneyToWire(sums.earned, currency),
  };
}

export function listedRepToWire(row: ListedRep, currency: string): Schemas['SalesRepTotals'] {
  return { id: row.id, name: row.name, image: row.image, ...repSumsToWire(row, currency) };
}
