import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { accountsAsked } from '../actions/list-asks.ts';
import type { Query } from '../actions/operation.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { pageOfAccounts, type AccountRow } from '../queries/people/account-lists.ts';
import { cellTime } from './cell-time.ts';
import { csvFile } from './csv.ts';
import { batchSize, defineExport, type ExportAsk } from './export.ts';

const texts = defineTexts('ExportedSignups', {
  name: 'Name',
  email: 'Email',
  status: 'Status',
  vendors: 'Vendors',
  due: 'Due',
  owedBack: 'Owed Back',
  paid: 'Paid',
  currency: 'Currency',
  registered: 'Registered',
  donate: 'Donate',
  paypalEmail: 'PayPal Email',
  active: 'Active',
  disabled: 'Disabled',
  yes: 'Yes',
  no: 'No',
});

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
        { header: texts.name, text: (row) => row.name },
        { header: texts.email, text: (row) => row.email },
        { header: texts.status, text: (row) => (row.approved ? texts.active : texts.disabled) },
        { header: texts.vendors, text: (row) => row.vendors.map(({ name }) => name).join(', ') },
        { header: texts.due, number: (row) => moneyToWire(row.dues.due, currency) },
        { header: texts.owedBack, number: (row) => moneyToWire(row.dues.owedBack, currency) },
        { header: texts.paid, number: (row) => moneyToWire(row.paid, currency) },
        { header: texts.currency, text: () => currency },
        { header: texts.registered, text: (row) => cellTime(row.created_at, time_zone) },
        { header: texts.donate, text: (row) => (row.donate ? texts.yes : texts.no) },
        { header: texts.paypalEmail, text: (row) => row.paypal_email },
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
