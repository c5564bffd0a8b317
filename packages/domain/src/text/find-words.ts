/* More words by which the search of an app finds its pages. A page is named as among the paths of its app. */

const statementWords = {
  statements: 'export monthly signed check withdraw schedule',
  issueStatements: 'monthly all period',
};

export const merchantWords = {
  home: 'home top earners commissions due announcements',
  vendors: 'export pay all update totals consignors',
  orders: 'export sales',
  products: 'export catalogue catalog inventory',
  payouts: 'export payments invoices',
  payRuns: 'pay all bank file schedule approve sepa ach',
  ...statementWords,
  questions: 'inbox threads disputes answer vendors ask overdue export',
  reconciliation:
    'reconciliation compare inbox check books shopify paypal bank missing orders mismatch export',
  accounts: 'export logins signups invite',
  history: 'log audit changes who did what export',
  import: 'upload csv files',
  moves: 'migrate migration switch old former payouts history opening balances',
  security: 'passkey authenticator second factor 2fa sessions devices recovery codes',
  settings: 'general configuration',
  help: 'support questions tutorials',
  settingsCommissions: 'configuration percentage rate flat discounts start date tracking tags',
  settingsRules:
    'commission rates bands tiers days versions product tag collection floor cap notice which rule wins',
  settingsRulesReplay: 'replay rules past would have earned',
  settingsPaypal: 'configuration client secret live',
  settingsPayments:
    'payouts hold days return window available minimum when how vendors are paid pay runs schedule second person approval limit bank file sepa ach iban account columns',
  settingsQuestions: 'answer days clock close by itself lines wait pay runs',
  settingsPortal: 'configuration colours colors logo theme css terms commission fields preview',
  settingsSwitches: 'columns menu features',
  settingsKeys: 'api programs tokens scopes sandbox',
  settingsWebhooks: 'events api deliveries programs',
  settingsTeam: 'people members invite roles owner hand over leave remove',
};

/** A page with a query, or under a second name. It stands after the page `after`, or else at the end. */
export type FindPlace<Page extends string> = {
  readonly at: { readonly page: Page; readonly query?: string; readonly after?: Page };
  readonly label: string;
  readonly detail?: string;
  readonly keywords?: string;
};

export const merchantPlaces = [
  {
    at: { page: 'reconciliation', query: '?group=blockers', after: 'reconciliation' },
    label: 'Money that is held up',
    detail: 'Differences',
    keywords: 'blocked blocking no vendor no rate no cost held up payouts',
  },
  {
    at: { page: 'settings', after: 'help' },
    label: 'General',
    detail: 'Settings',
    keywords:
      'currency theme password re-sync data shop legal name address country tax number locale dates support email',
  },
  { at: { page: 'questionsOverdue' }, label: 'Overdue questions' },
  { at: { page: 'vendors', query: '?hidden=true' }, label: 'Hidden vendors' },
  {
    at: { page: 'accounts', query: '?state=waiting' },
    label: 'New accounts',
    keywords: 'waiting approve',
  },
] as const;

/** Acts that have a page, each for a person with the right to it. */
export const merchantActs = [
  {
    at: { page: 'payRuns' },
    label: 'Review and pay',
    keywords: 'draft a pay run vendors payouts',
    right: 'createPayRun',
  },
  {
    at: { page: 'vendorsFromFile' },
    label: 'Add vendors from a file',
    keywords: 'add vendor new csv upload',
    right: 'addVendorsFromFile',
  },
  {
    at: { page: 'import' },
    label: 'Import orders and products',
    keywords: merchantWords.import,
    right: 'createImport',
  },
  {
    at: { page: 'issueStatements' },
    label: 'Issue statements',
    keywords: merchantWords.issueStatements,
    right: 'createAllStatements',
  },
] as const;

export const portalWords = {
  rates: 'rules share per cent changes notice',
  team: 'people members invite roles leave',
};

export const salesrepsWords = {
  home: 'home',
  orders: 'sales',
  payouts: 'payments invoices',
  ...statementWords,
  questions: 'ask thread answers',
  accounts: 'sales reps add',
  settings: 'theme password',
  help: 'support questions',
};
