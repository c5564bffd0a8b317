import type { Generated } from 'kysely';
import type { Computed, Timestamp } from './columns.ts';

/* Sales reps and their parts of orders. Rates in ppm (1 % = 10,000). */

export type SalesRepsTable = {
  id: Generated<number>;
  shop_id: number;
  first_name: string;
  last_name: Generated<string>;
  image: string | null;
  created_at: Timestamp;
};

export type OrderSalesRepCommissionsTable = {
  id: Generated<number>;
  shop_id: number;
  order_id: number;
  sales_rep_id: number;
  rate_ppm: number;
  created_at: Timestamp;
};

export type SalesRepPayoutsTable = {
  id: Generated<number>;
  shop_id: number;
  sales_rep_id: number;
  invoice_number: number;
  currency: string;
  commissions_amount: number;
  additional_pay: Generated<number>;
  amount: Computed<number>;
  note: Generated<string>;
  status: Generated<'recorded' | 'deleted'>;
  created_date: Timestamp;
  created_by: number | null;
  deleted_date: Timestamp | null;
};

export type SalesRepPayoutItemsTable = {
  payout_id: number;
  shop_id: number;
  sales_rep_id: number;
  order_id: number;
  rate_ppm: number;
  amount: number;
  active: Generated<boolean>;
};
