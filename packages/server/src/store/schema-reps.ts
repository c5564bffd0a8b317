import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/* Sales reps and what they earn of orders. Rates in ppm (1 % = 10,000). */

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
