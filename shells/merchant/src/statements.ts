import type { StatementsApp } from '@consignment/routing/statement-pages';
import { client } from './api.ts';
import { paths } from './paths.ts';

export const statementsApp: StatementsApp = {
  client,
  name: 'Consignment',
  payees: 'vendors',
  paths,
  hrefOfPayee: ({ vendor }) => (vendor === null ? null : paths.vendor(vendor)),
};
