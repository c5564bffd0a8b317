import { moneyToWire } from '@consignment/domain/money/money';
import { accountsAsked } from '../actions/list-asks.ts';
import type { Query } from '../actions/operation.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { pageOfAccounts, type AccountRow } from '../queries/people/account-lists.ts';
import { cellTime } from './cell-time.ts';
import { csvFile } from './csv.ts';
import { batchSize, defineExport, type ExportAsk } from './export.ts';

type Asked = Parameters<typeof pageOfAccounts>[2];

/** The accounts of the shop in the columns of their screen. */
export const signupsExport = defineExport<Query<'listSignups'>>(
  'signups',
  async ({ query, session, read }) => {
    const ask = accountsAsked(query);
    const { currency, time_zone } = await read((tx) => shopOf(tx, session.shopId));
    return csvFile(
      'accounts.csv',
      [
        { header: 'Name', text: (row) => row.name },
        { header: 'Email', text: (row) => row.email },
        { header: 'Status', text: (row) => (row.approved ? 'Active' : 'Disabled') },
        { header: 'Vendors', text: (row) => row.vendors.map(({ name }) => name).join(', ') },
        { header: 'Due', number: (row) => moneyToWire(row.dues.due, currency) },
        { header: 'Owed Back', number: (row) => moneyToWire(row.dues.owedBack, currency) },
        { header: 'Paid', number: (row) => moneyToWire(row.paid, currency) },
        { header: 'Currency', text: () => currency },
        { header: 'Registered', text: (row) => cellTime(row.created_at, time_zone) },
        { header: 'Donate', text: (row) => (row.donate ? 'Yes' : 'No') },
        { header: 'PayPal Email', text: (row) => row.paypal_email },
      ],
      batches(session.shopId, ask, read),
    );
  },
);

// A shop has thousands of accounts at most, so counting pages from the start is cheap.
async function* batches(
  shopId: number,
  ask: Pick<Asked, 'search' | 'state' | 'ordering'>,
  read: ExportAsk<unknown>['read'],
): AsyncGenerator<AccountRow[]> {
  for (let offset = 0; ; offset += batchSize) {
    const { rows } = await read((tx) => pageOfAccounts(tx, shopId, { ...ask, size: batchSize, offset }));
    yield rows;
    if (rows.length < batchSize) return;
  }
}
