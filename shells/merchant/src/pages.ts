import { may } from './may.ts';
import { paths } from './paths.ts';

/** Whether the person's role includes a page. A page that is not shown refuses its address too, in its loader. */
export function mayOpen(href: string): boolean {
  const right = Object.entries(rightOf).find(([page]) => href === page || href.startsWith(`${page}?`))?.[1];
  return right === undefined || may(right);
}

const rightOf = {
  [paths.accounts]: 'listVendorAccounts',
  [paths.history]: 'listHistory',
  [paths.import]: 'createImport',
  [paths.moves]: 'listMoves',
  [paths.issueStatements]: 'createAllStatements',
  [paths.payRuns]: 'listPayRuns',
  [paths.settings]: 'saveSettings',
  [paths.settingsCommissions]: 'saveSettings',
  [paths.settingsKeys]: 'listKeys',
  [paths.settingsPaypal]: 'updatePaymentSettings',
  [paths.settingsPayRuns]: 'getPayRunSettings',
  [paths.settingsPayouts]: 'updatePayoutRules',
  [paths.settingsRulesReplay]: 'startRuleReplay',
  [paths.settingsPortal]: 'saveSettings',
  [paths.settingsSwitches]: 'saveSettings',
  [paths.settingsWebhooks]: 'listWebhooks',
} as const;
