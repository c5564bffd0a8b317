import { defineTexts } from '../text/texts.ts';

/** The objects of acts, with their words. */
export const historyObjects = defineTexts('HistoryObjects', {
  payout: 'Payout',
  rep_payout: 'Sales rep payout',
  pay_run: 'Pay All',
  payment_run: 'Pay run',
  statement: 'Statement',
  statement_run: 'Statements for all',
  vendor: 'Vendor',
  rule: 'Commission rule',
  rule_version: 'Commission rule',
  fee: 'Fee',
  order: 'Order',
  line: 'Commission',
  question: 'Question',
  account: 'Account',
  sales_rep: 'Sales rep',
  rep_commission: 'Sales rep commission',
  setting: 'Setting',
  shop: 'Shop',
  payment: 'Payment provider',
  import: 'Import',
  difference: 'Difference',
  comparison: 'Comparison',
  move: 'Move from another app',
  platform: 'Platform',
  file: 'File',
  customer: 'Customer',
  member: 'Member',
  invitation: 'Invitation',
  key: 'Key',
  sandbox: 'Sandbox',
  webhook: 'Webhook',
});

export type HistoryObject = keyof typeof historyObjects;

/** The groups by which the history is filtered, with their words. */
export const historyGroups = defineTexts('GroupsOfHistoryObjects', {
  payouts: 'Payouts',
  statements: 'Statements',
  vendors: 'Vendors',
  rules: 'Commission rules',
  lines: 'Commissions',
  questions: 'Questions',
  accounts: 'Accounts',
  reps: 'Sales reps',
  settings: 'Settings',
  imports: 'Imports and syncs',
  team: 'Team, keys and webhooks',
});

export type HistoryGroup = keyof typeof historyGroups;

export type EventFacts = {
  readonly group: HistoryGroup;
  readonly object: HistoryObject;
};
