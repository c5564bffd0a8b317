import { moneyToWire } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';
import type { AccountRow } from '../queries/people/account-lists.ts';
import { duesToWire } from './dues.ts';

/** `currency` is the shop's own, in which its commissions are stored. */
export function accountToWire(row: AccountRow, currency: string): components['schemas']['VendorAccount'] {
  return {
    id: row.id,
    vendor_signup_id: row.id,
    vendor_signup_name: row.name,
    vendor_signup_user_email: row.email,
    approved: row.approved,
    waiting: !row.approved && !row.decided,
    vendors: row.vendors.map(({ id, name }) => ({ id, name })),
    commission_due: moneyToWire(row.due, currency),
    commission_paid: moneyToWire(row.paid, currency),
    dues: duesToWire(row.dues, currency),
    created_date: row.created_at.toISOString(),
    donate: row.donate,
    paypal_email: row.paypal_email,
    customer_id: row.platform_customer_id,
    role: row.role,
    team: row.team_id,
  };
}
