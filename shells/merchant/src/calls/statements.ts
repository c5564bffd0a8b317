import type { StatementsApp } from '@consignment/routing/pages/statement-pages';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';

export const statementsApp: StatementsApp = {
  client,
  may,
  name: 'Consignment',
  payees: 'vendors',
  paths,
  hrefOfPayee: ({ vendor }) => (vendor === null ? null : paths.vendor(vendor)),
};
