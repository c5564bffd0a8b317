import type { StatementsApp } from '@consignment/routing/pages/statement-pages';
import { client } from './api.ts';
import { may } from './may.ts';
import { paths } from './paths.ts';

export const statementsApp: StatementsApp = {
  client,
  may,
  name: 'Sales reps',
  payees: 'sales_reps',
  paths,
  hrefOfPayee: ({ payee_name: name }) => paths.account(name),
};
