import { defineTexts } from '@consignment/domain/text/texts';
import type { StatementsApp } from '@consignment/routing/pages/statement-pages';
import { client } from './api.ts';
import { may } from './may.ts';
import { paths } from './paths.ts';

const texts = defineTexts('SalesrepsStatements', {
  app: 'Sales reps',
});

export const statementsApp: StatementsApp = {
  client,
  may,
  get name() {
    return texts.app;
  },
  payees: 'sales_reps',
  paths,
  hrefOfPayee: ({ payee_name: name }) => paths.account(name),
};
